// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-3], [1], [0], [3]], [[-4], [1], [-5], [-5]], [[3], [-3], [-4], [6]], [[9], [-1], [7], [-4]]]> : tensor<4x4x1xi32>, dense<[[[9, 9, 0]], [[-4, -8, -6]], [[-9, -5, 0]], [[5, 2, 8]]]> : tensor<4x1x3xi32>]'
// RUN: : @program
// stablehlo.dynamic_conv on i32, exact values
//   n: more
//   i: 1
//   o: more
//   X: rank 1
//   W: more
//   E: i32
//   F: i32
//   G: i32
//   feature_group_count: low
//   batch_group_count: low + 1
//   input_batch_dimension: later
//   input_feature_dimension: later
//   input_spatial_dimensions: one
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: one
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: one
//   window_strides: low
//   window_reversal: false
//   pads: negative
//   pads: 0
//   pads: near 1 - 1
//   pads: near 1
//   pads: near 2
//   pads: near 2 + 1
//   I: i32
//   precision_config: given
//   precision_config: HIGH
//   precision_config: HIGHEST
// legal 0 0: [0,-54,0,56,0,6,0,-32]

module {
func.func @program(%arg0: tensor<4x4x1xi32>, %arg1: tensor<4x1x3xi32>) -> tensor<2x4x1xi32> {
  %0 = stablehlo.constant dense<[[-1, 0]]> : tensor<1x2xi32>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{feature_group_count = 1 : i64, batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[0, b, f]x[o, i, 0]->[b, f, 0]>, lhs_dilation = array<i64: 3>, rhs_dilation = array<i64: 4>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGHEST>]}> : (tensor<4x4x1xi32>, tensor<4x1x3xi32>, tensor<1x2xi32>) -> tensor<2x4x1xi32>
  return %1 : tensor<2x4x1xi32>
}

  func.func @main(%input0: tensor<4x4x1xi32>, %input1: tensor<4x1x3xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x4x1xi32>, tensor<4x1x3xi32>) -> (tensor<2x4x1xi32>)
    check.expect_eq_const %r, dense<[[[0], [-54], [0], [56]], [[0], [6], [0], [-32]]]> : tensor<2x4x1xi32>
    func.return
  }
}
