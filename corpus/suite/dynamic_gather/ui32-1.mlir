// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[3], [9], [6], [2], [9]], [[8], [9], [8], [9], [5]]], [[[7], [6], [3], [3], [7]], [[4], [8], [6], [0], [5]]]]> : tensor<2x2x5x1xui32>, dense<"0x00000080FFFFFFFFFFFFFFFF020000000000000002000000FFFFFFFF000000000000000001000000010000000000000000000000FFFFFFFF02000000FFFFFFFF0100000000000000FFFFFFFF0000000001000000010000000100000001000000FFFFFFFF0000000000000000FFFFFFFF01000000020000000100000000000000010000000000000001000000FFFFFFFF02000000FFFFFFFFFFFFFFFF01000000FFFFFFFFFFFFFFFF000000000100000000000000FFFFFFFF0100000001000000FFFFFFFF01000000FFFFFFFF010000000000000000000000FFFFFFFF02000000000000800000000000000000FFFFFFFFFFFFFFFF000000000000000001000000FFFFFFFF00000000FFFFFFFFFFFFFFFF00000000FFFFFFFFFFFFFFFF000000000100000002000000FFFFFFFF00000000010000000200000000000000FFFFFFFF"> : tensor<2x5x2x4xui32>]'
// RUN: : @program
// stablehlo.dynamic_gather on ui32, envelope values
//   B: rank 2
//   O: rank 0
//   G: rank 1
//   C: low
//   C: low + 1
//   E: ui32
//   I: ui32
//   operand_batching_dims: ascending
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: ascending
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: ascending
//   sizes: low
//   sizes: high
//   J: ui32
//   indices_are_sorted: false
// legal 0 0: [8,8,8,8,9,9,9,9,8,6,8,6,9,2,2,9,5,9,5,5,4,4,7,4,8,8,8,8,6,3,3,6,0,3,0,0,5,5,5,7]

module {
func.func @program(%arg0: tensor<2x2x5x1xui32>, %arg1: tensor<2x5x2x4xui32>) -> tensor<2x5x4xui32> {
  %0 = stablehlo.constant dense<[1, 1, 1, 1]> : tensor<4xui32>
  %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1, 3], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 1], start_index_map = [1, 3], index_vector_dim = 2>}> : (tensor<2x2x5x1xui32>, tensor<2x5x2x4xui32>, tensor<4xui32>) -> tensor<2x5x4xui32>
  return %1 : tensor<2x5x4xui32>
}

  func.func @main(%input0: tensor<2x2x5x1xui32>, %input1: tensor<2x5x2x4xui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2x5x1xui32>, tensor<2x5x2x4xui32>) -> (tensor<2x5x4xui32>)
    check.expect_eq_const %r, dense<[[[8, 8, 8, 8], [9, 9, 9, 9], [8, 6, 8, 6], [9, 2, 2, 9], [5, 9, 5, 5]], [[4, 4, 7, 4], [8, 8, 8, 8], [6, 3, 3, 6], [0, 3, 0, 0], [5, 5, 5, 7]]]> : tensor<2x5x4xui32>
    func.return
  }
}
