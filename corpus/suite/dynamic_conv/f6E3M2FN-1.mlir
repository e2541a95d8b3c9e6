// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.4375], [0.3125], [-28.0], [-5.0]], [[-0.1875], [-0.875], [0.0625], [-1.25]]]> : tensor<2x4x1xf6E3M2FN>]'
// RUN: : @program
// stablehlo.dynamic_conv on f6E3M2FN, special values
//   n: more
//   i: more
//   o: 1
//   X: rank 1
//   W: more
//   E: f6E3M2FN
//   F: f6E3M2FN
//   G: f6E3M2FN
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: one
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: one
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: one
//   window_strides: low
//   rhs_dilation: low + 1
//   window_reversal: false
//   pads: negative
//   pads: positive
//   pads: near 1 - 1
//   pads: near 1 + 1
//   pads: near 2 + 1
//   I: i8
//   precision_config: absent
// legal 0 0: [[0.0,0.0],-24.0,[0.0,0.0],[0.0,0.0],-28.0,[0.0,0.0]]

module {
func.func @program(%arg0: tensor<2x4x1xf6E3M2FN>) -> tensor<2x1x3xf6E3M2FN> {
  %0 = stablehlo.constant dense<[[[0.875, -0.0], [-0.25, -0.0]], [[28.0, 1.25], [-0.75, -0.0]], [[0.0, 3.5], [2.0, 0.3125]], [[7.0, -0.0625], [-4.0, 28.0]]]> : tensor<4x2x2xf6E3M2FN>
  %1 = stablehlo.constant dense<[[1, -1]]> : tensor<1x2xi8>
  %2 = "stablehlo.dynamic_conv"(%0, %arg0, %1) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0]x[0, i, o]->[b, f, 0]>, lhs_dilation = array<i64: 4>, rhs_dilation = array<i64: 2>}> : (tensor<4x2x2xf6E3M2FN>, tensor<2x4x1xf6E3M2FN>, tensor<1x2xi8>) -> tensor<2x1x3xf6E3M2FN>
  return %2 : tensor<2x1x3xf6E3M2FN>
}

  func.func @main(%input0: tensor<2x4x1xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<2x4x1xf6E3M2FN>) -> (tensor<2x1x3xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<2x1x3xf6E3M2FN>) -> tensor<2x1x3xf64>
    check.expect_eq_const %v0, dense<[[[0.0, -24.0, 0.0]], [[0.0, -28.0, 0.0]]]> : tensor<2x1x3xf64>
    func.return
  }
}
