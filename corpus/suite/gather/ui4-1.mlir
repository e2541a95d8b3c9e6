// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0, 1, 3, 13], [0, 10, 1, 15], [7, 2, 7, 12]]]> : tensor<1x3x4xui4>, dense<> : tensor<4x3x1x0xui4>]'
// RUN: : @program
// stablehlo.gather on ui4, exact values
//   B: rank 3+
//   B: has 1
//   O: rank 0
//   G: rank 0
//   c: low
//   E: ui4
//   I: ui4
//   operand_batching_dims: ascending
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: empty
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: true
// legal 0 0: [0,0,7,1,10,2,3,1,7,13,15,12]

module {
func.func @program(%arg0: tensor<1x3x4xui4>, %arg1: tensor<4x3x1x0xui4>) -> tensor<4x3x1xui4> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1, 2], start_indices_batching_dims = [2, 1, 0], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = true}> : (tensor<1x3x4xui4>, tensor<4x3x1x0xui4>) -> tensor<4x3x1xui4>
  return %0 : tensor<4x3x1xui4>
}

  func.func @main(%input0: tensor<1x3x4xui4>, %input1: tensor<4x3x1x0xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x3x4xui4>, tensor<4x3x1x0xui4>) -> (tensor<4x3x1xui4>)
    check.expect_eq_const %r, dense<[[[0], [0], [7]], [[1], [10], [2]], [[3], [1], [7]], [[13], [15], [12]]]> : tensor<4x3x1xui4>
    func.return
  }
}
