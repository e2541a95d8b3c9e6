// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<3x6x1x0xi8>, dense<[[[[2, 7, 0], [-6, 0, 0], [64, 5, -127], [0, 2, 64], [6, 6, -8]]], [[[127, 2, -5], [0, 0, 4], [-127, 6, 7], [-2, -2, -7], [2, 1, 7]]]]> : tensor<2x1x5x3xi8>]'
// RUN: : @program
// stablehlo.dynamic_conv on i8, special values
//   n: more
//   i: more
//   o: 1
//   X: rank 2
//   X: has 0
//   X: has 1
//   W: 1
//   W: more
//   E: i8
//   F: i8
//   G: i8
//   feature_group_count: low + 1
//   batch_group_count: low (otherwise)
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: ascending
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: unordered
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: ascending
//   window_strides: low
//   lhs_dilation: low
//   rhs_dilation: low
//   window_reversal: true
//   pads: 0
//   pads: positive
//   pads: near 1
//   pads: near 1 + 1
//   pads: near 2 - 1
//   pads: near 2
//   I: i8
//   precision_config: absent
// legal 0 0: [0,0,0,0,0,0]

module {
func.func @program(%arg0: tensor<3x6x1x0xi8>, %arg1: tensor<2x1x5x3xi8>) -> tensor<3x2x1x1xi8> {
  %0 = stablehlo.constant dense<[[2, 2], [1, 0]]> : tensor<2x2xi8>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{feature_group_count = 2 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, 1, 0, i]->[b, f, 0, 1]>, window_strides = array<i64: 3, 1>, lhs_dilation = array<i64: 1, 4>, window_reversal = array<i1: true, true>}> : (tensor<3x6x1x0xi8>, tensor<2x1x5x3xi8>, tensor<2x2xi8>) -> tensor<3x2x1x1xi8>
  return %1 : tensor<3x2x1x1xi8>
}

  func.func @main(%input0: tensor<3x6x1x0xi8>, %input1: tensor<2x1x5x3xi8>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x6x1x0xi8>, tensor<2x1x5x3xi8>) -> (tensor<3x2x1x1xi8>)
    check.expect_eq_const %r, dense<0> : tensor<3x2x1x1xi8>
    func.return
  }
}
