// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.0, 0.0], [4.0, -3.0]]]> : tensor<1x2x2xf8E4M3>]'
// RUN: : @program
// stablehlo.dynamic_conv on f8E4M3, exact values
//   n: 1
//   i: more
//   o: more
//   X: rank 1
//   W: more
//   E: f8E4M3
//   F: f32
//   G: f8E4M3
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: one
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: one
//   output_batch_dimension: later
//   output_feature_dimension: later
//   output_spatial_dimensions: one
//   lhs_dilation: low + 1
//   rhs_dilation: low
//   window_reversal: true
//   pads: negative
//   pads: positive
//   pads: near 1 + 1
//   pads: near 2 - 1
//   I: i64
//   precision_config: absent
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<1x2x2xf8E4M3>) -> tensor<1x1x3xf32> {
  %0 = stablehlo.constant dense<[[[1.5, -0.5], [2.0, 2.0]], [[1.5, 1.5], [-0.5, 1.0]], [[-2.0, 0.5], [2.0, 1.5]]]> : tensor<3x2x2xf8E4M3>
  %1 = stablehlo.constant dense<[[1, -2]]> : tensor<1x2xi64>
  %2 = "stablehlo.dynamic_conv"(%arg0, %0, %1) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[o, 0, i]->[0, b, f]>, window_strides = array<i64: 4>, lhs_dilation = array<i64: 2>, window_reversal = array<i1: true>}> : (tensor<1x2x2xf8E4M3>, tensor<3x2x2xf8E4M3>, tensor<1x2xi64>) -> tensor<1x1x3xf32>
  return %2 : tensor<1x1x3xf32>
}

  func.func @main(%input0: tensor<1x2x2xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<1x2x2xf8E4M3>) -> (tensor<1x1x3xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x1x3xf32>) -> tensor<1x1x3xf64>
    check.expect_eq_const %v0, dense<0.0> : tensor<1x1x3xf64>
    func.return
  }
}
