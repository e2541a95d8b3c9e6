// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0.0]], [[-0.25]]], [[[0.0]], [[0.0]]], [[[-0.5]], [[-0.25]]], [[[0.25]], [[-0.25]]]]> : tensor<4x2x1x1xf8E5M2>]'
// RUN: : @program
// stablehlo.dynamic_gather on f8E5M2, exact values
//   B: rank 3+
//   B: has 1
//   O: rank 0
//   G: rank 0
//   c: low + 1
//   E: f8E5M2
//   I: i4
//   operand_batching_dims: ascending
//   collapsed_slice_dims: one
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: one
//   sizes: low
//   sizes: high
//   J: ui2
//   indices_are_sorted: true
// legal 0 0: [0.25,-0.25]

module {
func.func @program(%arg0: tensor<4x2x1x1xf8E5M2>) -> tensor<2x1x1xf8E5M2> {
  %0 = stablehlo.constant dense<[[[[7]]], [[[3]]]]> : tensor<2x1x1x1xi4>
  %1 = stablehlo.constant dense<[1, 1, 1, 1]> : tensor<4xui2>
  %2 = "stablehlo.dynamic_gather"(%arg0, %0, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2, 3], start_indices_batching_dims = [0, 3, 1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = true}> : (tensor<4x2x1x1xf8E5M2>, tensor<2x1x1x1xi4>, tensor<4xui2>) -> tensor<2x1x1xf8E5M2>
  return %2 : tensor<2x1x1xf8E5M2>
}

  func.func @main(%input0: tensor<4x2x1x1xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<4x2x1x1xf8E5M2>) -> (tensor<2x1x1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2x1x1xf8E5M2>) -> tensor<2x1x1xf64>
    check.expect_eq_const %v0, dense<[[[0.25]], [[-0.25]]]> : tensor<2x1x1xf64>
    func.return
  }
}
