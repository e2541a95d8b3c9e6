// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1, 8, 0, 5], [7, 8, 8, 8], [2, 4, 7, 4]]]> : tensor<1x3x4xui8>, dense<[[[6], [2]], [[7], [7]], [[4], [2]]]> : tensor<3x2x1xui8>]'
// RUN: : @program
// stablehlo.dynamic_conv on ui8, exact values
//   n: more
//   i: more
//   o: more
//   X: rank 1
//   X: has 1
//   W: 1
//   E: ui8
//   F: ui8
//   G: ui8
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: later
//   input_feature_dimension: later
//   input_spatial_dimensions: one
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: one
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: one
//   window_strides: low + 1
//   rhs_dilation: low + 1
//   window_reversal: true
//   pads: positive
//   pads: near 1 + 1
//   pads: near 2 + 1
//   I: ui8
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGHEST
// legal 0 0: [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]

module {
func.func @program(%arg0: tensor<1x3x4xui8>, %arg1: tensor<3x2x1xui8>) -> tensor<2x4x2xui8> {
  %0 = stablehlo.constant dense<[[1, 1]]> : tensor<1x2xui8>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, f, b]x[i, o, 0]->[f, b, 0]>, window_strides = array<i64: 2>, lhs_dilation = array<i64: 3>, rhs_dilation = array<i64: 2>, window_reversal = array<i1: true>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]}> : (tensor<1x3x4xui8>, tensor<3x2x1xui8>, tensor<1x2xui8>) -> tensor<2x4x2xui8>
  return %1 : tensor<2x4x2xui8>
}

  func.func @main(%input0: tensor<1x3x4xui8>, %input1: tensor<3x2x1xui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x3x4xui8>, tensor<3x2x1xui8>) -> (tensor<2x4x2xui8>)
    check.expect_eq_const %r, dense<0> : tensor<2x4x2xui8>
    func.return
  }
}
