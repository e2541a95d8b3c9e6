// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[1.25, 0.6875], [2.25, -1.875], [1.125, -0.875]], [[-0.5, -0.09375], [-0.013671875, 2.75], [1.0, -1.0]], [[1.5, 3.75], [0.875, 0.875], [1.0, -0.6875]], [[1.25, 0.5], [3.0, 0.625], [3.0, -1.625]]]]> : tensor<1x4x3x2xf8E4M3FN>, dense<> : tensor<4x3x0x2x1xui64>, dense<[[[[1.875], [0.5]], [[-0.5625], [-0.21875]], [[1.625], [0.875]]], [[[0.8125], [-1.5]], [[-1.625], [-3.5]], [[-0.75], [1.875]]], [[[0.5], [-1.625]], [[0.625], [0.5625]], [[-3.0], [-0.0234375]]], [[[3.75], [1.75]], [[7.0], [3.75]], [[0.5], [-0.5625]]]]> : tensor<4x3x2x1xf8E4M3FN>]'
// RUN: : @program
// stablehlo.scatter on f8E4M3FN, special values
//   N: low
//   B: rank 3+
//   B: has 1
//   C: rank 0
//   O: rank 0
//   G: rank 0
//   E: f8E4M3FN
//   F: f8E4M3FN
//   I: ui64
//   input_batching_dims: ascending
//   inserted_window_dims: empty
//   scatter_indices_batching_dims: unordered
//   index_vector_dim: later
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: false
//   unique_indices: true
// legal 0 0: [1.875,0.5,-0.5625,-0.21875,1.625,0.875,0.8125,-1.5,-1.625,-3.5,-0.75,1.875,0.5,-1.625,0.625,0.5625,-3.0,-0.0234375,3.75,1.75,7.0,3.75,0.5,-0.5625]

module {
func.func @program(%arg0: tensor<1x4x3x2xf8E4M3FN>, %arg1: tensor<4x3x0x2x1xui64>, %arg2: tensor<4x3x2x1xf8E4M3FN>) -> tensor<1x4x3x2xf8E4M3FN> {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0, 1, 2, 3], scatter_indices_batching_dims = [4, 0, 1, 3], index_vector_dim = 2>, unique_indices = true}> ({
  ^bb0(%1: tensor<f8E4M3FN>, %2: tensor<f8E4M3FN>):
    stablehlo.return %2 : tensor<f8E4M3FN>
  }) : (tensor<1x4x3x2xf8E4M3FN>, tensor<4x3x0x2x1xui64>, tensor<4x3x2x1xf8E4M3FN>) -> tensor<1x4x3x2xf8E4M3FN>
  return %0 : tensor<1x4x3x2xf8E4M3FN>
}

  func.func @main(%input0: tensor<1x4x3x2xf8E4M3FN>, %input1: tensor<4x3x0x2x1xui64>, %input2: tensor<4x3x2x1xf8E4M3FN>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1x4x3x2xf8E4M3FN>, tensor<4x3x0x2x1xui64>, tensor<4x3x2x1xf8E4M3FN>) -> (tensor<1x4x3x2xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x4x3x2xf8E4M3FN>) -> tensor<1x4x3x2xf64>
    check.expect_eq_const %v0, dense<[[[[1.875, 0.5], [-0.5625, -0.21875], [1.625, 0.875]], [[0.8125, -1.5], [-1.625, -3.5], [-0.75, 1.875]], [[0.5, -1.625], [0.625, 0.5625], [-3.0, -0.0234375]], [[3.75, 1.75], [7.0, 3.75], [0.5, -0.5625]]]]> : tensor<1x4x3x2xf64>
    func.return
  }
}
