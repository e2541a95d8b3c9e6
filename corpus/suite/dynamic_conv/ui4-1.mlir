// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0, 15]], [[0, 2]], [[0, 8]], [[5, 11]], [[11, 2]], [[9, 0]]]> : tensor<6x1x2xui4>, dense<[[[7, 9, 4, 15, 12]], [[2, 4, 4, 11, 1]]]> : tensor<2x1x5xui4>]'
// RUN: : @program
// stablehlo.dynamic_conv on ui4, exact values
//   n: more
//   i: 1
//   o: 1
//   X: rank 1
//   W: more
//   E: ui4
//   F: ui4
//   G: ui4
//   feature_group_count: low
//   batch_group_count: low + 1
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: one
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: one
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: one
//   window_strides: low
//   rhs_dilation: low
//   window_reversal: false
//   pads: 0
//   pads: positive
//   pads: near 1
//   pads: near 2
//   I: ui4
//   precision_config: absent
// legal 0 0: [0,[0,15],0,[0,15],[0,15],null,0,[0,15],0,[0,15],[0,15],null,0,[0,15],0,[0,15],[0,15],[0,15]]

module {
func.func @program(%arg0: tensor<6x1x2xui4>, %arg1: tensor<2x1x5xui4>) -> tensor<3x3x2xui4> {
  %0 = stablehlo.constant dense<[[2, 0]]> : tensor<1x2xui4>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{feature_group_count = 1 : i64, batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, 0, f]>, lhs_dilation = array<i64: 4>}> : (tensor<6x1x2xui4>, tensor<2x1x5xui4>, tensor<1x2xui4>) -> tensor<3x3x2xui4>
  return %1 : tensor<3x3x2xui4>
}

  func.func @main(%input0: tensor<6x1x2xui4>, %input1: tensor<2x1x5xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<6x1x2xui4>, tensor<2x1x5xui4>) -> (tensor<3x3x2xui4>)
    %v0 = stablehlo.constant dense<[[[0, 15], [0, 15], [15, 15]], [[0, 15], [0, 15], [15, 15]], [[0, 15], [0, 15], [15, 15]]]> : tensor<3x3x2xui4>
    %v1 = stablehlo.constant dense<0> : tensor<3x3x2xui4>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<3x3x2xui4>, tensor<3x3x2xui4>) -> tensor<3x3x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<3x3x2xui4>, tensor<3x3x2xui4>) -> tensor<3x3x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x3x2xi1>
    %v5 = stablehlo.constant dense<[[[false, false], [false, false], [false, true]], [[false, false], [false, false], [false, true]], [[false, false], [false, false], [false, false]]]> : tensor<3x3x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<3x3x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3x3x2xi1>
    func.return
  }
}
