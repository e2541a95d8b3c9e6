// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1, 1, 5, 4, 2]], [[3, 2, 1, 8, 4]], [[5, 8, 3, 4, 1]], [[8, 5, 1, 8, 5]], [[8, 1, 2, 6, 9]]]> : tensor<5x1x5xui32>, dense<[[[7, 1, 9, 7, 7], [6, 8, 2, 8, 6], [6, 3, 4, 6, 6], [9, 4, 2, 1, 1]], [[6, 9, 1, 3, 6], [4, 2, 1, 3, 9], [9, 1, 8, 9, 4], [0, 7, 2, 2, 4]]]> : tensor<2x4x5xui32>]'
// RUN: : @program
// stablehlo.convolution on ui32, exact values
//   n: more
//   i: more
//   o: more
//   X: rank 1
//   X: has 1
//   W: more
//   E: ui32
//   F: ui32
//   G: ui32
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: one
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: one
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: one
//   window_strides: low + 1
//   lhs_dilation: low
//   rhs_dilation: low + 1
//   window_reversal: true
//   padding: positive
//   padding: near 1 + 1
//   padding: near 2 - 1
//   precision_config: absent
// legal 0 0: [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]

module {
func.func @program(%arg0: tensor<5x1x5xui32>, %arg1: tensor<2x4x5xui32>) -> tensor<4x5x1xui32> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, 0, b]x[0, o, i]->[f, b, 0], window = {stride = [2], pad = [[1, 1]], rhs_dilate = [2], reverse = [true]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<5x1x5xui32>, tensor<2x4x5xui32>) -> tensor<4x5x1xui32>
  return %0 : tensor<4x5x1xui32>
}

  func.func @main(%input0: tensor<5x1x5xui32>, %input1: tensor<2x4x5xui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x1x5xui32>, tensor<2x4x5xui32>) -> (tensor<4x5x1xui32>)
    check.expect_eq_const %r, dense<0> : tensor<4x5x1xui32>
    func.return
  }
}
