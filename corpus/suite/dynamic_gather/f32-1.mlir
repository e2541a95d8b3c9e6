// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0.75], [-0.75]], [[-0.75], [-2.0]]], [[[1.0], [-0.25]], [[1.75], [-1.25]]], [[[1.75], [0.5]], [[1.25], [-2.0]]]]> : tensor<3x2x2x1xf32>, dense<[[1, 0, 0], [0, 1, 0]]> : tensor<2x3xi64>]'
// RUN: : @program
// stablehlo.dynamic_gather on f32, exact values
//   B: rank 1
//   O: rank 0
//   G: rank 0
//   C: low
//   C: low + 1
//   E: f32
//   I: i64
//   operand_batching_dims: one
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: one
//   index_vector_dim: first
//   offset_dims: empty
//   start_index_map: unordered
//   sizes: low
//   sizes: high
//   J: ui16
//   indices_are_sorted: false
// legal 0 0: [0.75,-0.25,1.75]

module {
func.func @program(%arg0: tensor<3x2x2x1xf32>, %arg1: tensor<2x3xi64>) -> tensor<3xf32> {
  %0 = stablehlo.constant dense<[1, 1, 1, 1]> : tensor<4xui16>
  %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1, 2, 3], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [3, 2], index_vector_dim = 0>}> : (tensor<3x2x2x1xf32>, tensor<2x3xi64>, tensor<4xui16>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

  func.func @main(%input0: tensor<3x2x2x1xf32>, %input1: tensor<2x3xi64>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x2x2x1xf32>, tensor<2x3xi64>) -> (tensor<3xf32>)
    %v0 = stablehlo.convert %r : (tensor<3xf32>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[0.75, -0.25, 1.75]> : tensor<3xf64>
    func.return
  }
}
