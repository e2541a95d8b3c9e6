// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[5], [0], [0]], [[0], [11], [9]], [[14], [15], [0]], [[2], [3], [7]]], [[[7], [12], [8]], [[9], [9], [4]], [[11], [4], [0]], [[7], [13], [2]]], [[[0], [2], [0]], [[1], [7], [7]], [[7], [4], [13]], [[8], [11], [10]]], [[[15], [7], [0]], [[7], [11], [8]], [[9], [2], [2]], [[9], [15], [8]]]]> : tensor<4x4x3x1xui4>]'
// RUN: : @program
// stablehlo.dynamic_gather on ui4, exact values
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
//   sizes: low
//   sizes: high
//   J: ui4
//   indices_are_sorted: false
// legal 0 0: [5,0,0,7,12,8,0,2,0,15,7,0,0,11,9,9,9,4,1,7,7,7,11,8,14,15,0,11,4,0,7,4,13,9,2,2,2,3,7,7,13,2,8,11,10,9,15,8]

module {
func.func @program(%arg0: tensor<4x4x3x1xui4>) -> tensor<4x4x1x3xui4> {
  %0 = stablehlo.constant dense<> : tensor<4x4x0x1x3xui4>
  %1 = stablehlo.constant dense<[1, 1, 1, 1]> : tensor<4xui4>
  %2 = "stablehlo.dynamic_gather"(%arg0, %0, %1) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1, 2, 3], start_indices_batching_dims = [1, 0, 4, 3], index_vector_dim = 2>}> : (tensor<4x4x3x1xui4>, tensor<4x4x0x1x3xui4>, tensor<4xui4>) -> tensor<4x4x1x3xui4>
  return %2 : tensor<4x4x1x3xui4>
}

  func.func @main(%input0: tensor<4x4x3x1xui4>) {
    %r = func.call @program(%input0) : (tensor<4x4x3x1xui4>) -> (tensor<4x4x1x3xui4>)
    check.expect_eq_const %r, dense<[[[[5, 0, 0]], [[7, 12, 8]], [[0, 2, 0]], [[15, 7, 0]]], [[[0, 11, 9]], [[9, 9, 4]], [[1, 7, 7]], [[7, 11, 8]]], [[[14, 15, 0]], [[11, 4, 0]], [[7, 4, 13]], [[9, 2, 2]]], [[[2, 3, 7]], [[7, 13, 2]], [[8, 11, 10]], [[9, 15, 8]]]]> : tensor<4x4x1x3xui4>
    func.return
  }
}
