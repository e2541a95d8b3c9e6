// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-1.0, 1.0, 1.0, -0.5, -0.5, 0.0, -0.5, 0.0]], [[0.0, 0.5, 1.0, 0.0, -0.5, 1.0, -0.5, -1.0]], [[0.5, 0.5, -0.5, -0.5, -1.0, -0.5, -0.5, 0.0]]]> : tensor<3x1x8xf4E2M1FN>]'
// RUN: : @program
// stablehlo.convolution on f4E2M1FN, exact values
//   n: more
//   i: 1
//   o: more
//   X: rank 1
//   W: more
//   E: f4E2M1FN
//   F: f4E2M1FN
//   G: f4E2M1FN
//   batch_group_count: low (otherwise)
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: one
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: one
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: one
//   lhs_dilation: low
//   rhs_dilation: low + 1
//   window_reversal: false
//   padding: 0
//   padding: positive
//   padding: near 1
//   padding: near 2 - 1
//   precision_config: absent
// legal 0 0: [0.5,0.5,[0.0,0.0],[0.0,0.0],1.0,0.5,0.5,[0.0,0.0],-0.5,-0.5,-0.5,-0.5,0.5,[0.0,0.0],-0.5,[0.0,0.0],[-0.0,0.0],[-0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],0.5,[0.0,0.0]]

module {
func.func @program(%arg0: tensor<3x1x8xf4E2M1FN>) -> tensor<3x8x1xf4E2M1FN> {
  %0 = stablehlo.constant dense<[[[-1.0, -0.5, -1.0], [1.0, -1.0, -0.5], [0.0, 0.5, 1.0], [-0.5, 0.0, -1.0]], [[0.0, 0.0, -0.5], [0.0, 1.0, 0.0], [-0.5, 0.5, 1.0], [-1.0, 0.0, 0.5]], [[1.0, 1.0, -0.5], [-1.0, -0.5, 0.0], [-1.0, 0.0, 0.0], [1.0, 0.5, -1.0]], [[0.5, -0.5, 0.5], [-1.0, 1.0, -1.0], [0.5, 1.0, -0.5], [-0.5, 0.5, -1.0]]]> : tensor<4x4x3xf4E2M1FN>
  %1 = stablehlo.convolution(%0, %arg0) dim_numbers = [f, 0, b]x[0, i, o]->[b, f, 0], window = {stride = [3], pad = [[3, 0]], rhs_dilate = [2]} {feature_group_count = 4 : i64, batch_group_count = 1 : i64} : (tensor<4x4x3xf4E2M1FN>, tensor<3x1x8xf4E2M1FN>) -> tensor<3x8x1xf4E2M1FN>
  return %1 : tensor<3x8x1xf4E2M1FN>
}

  func.func @main(%input0: tensor<3x1x8xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<3x1x8xf4E2M1FN>) -> (tensor<3x8x1xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<3x8x1xf4E2M1FN>) -> tensor<3x8x1xf64>
    check.expect_eq_const %v0, dense<[[[0.5], [0.5], [0.0], [0.0], [1.0], [0.5], [0.5], [0.0]], [[-0.5], [-0.5], [-0.5], [-0.5], [0.5], [0.0], [-0.5], [0.0]], [[-0.0], [-0.0], [0.0], [0.0], [0.0], [0.0], [0.5], [0.0]]]> : tensor<3x8x1xf64>
    func.return
  }
}
