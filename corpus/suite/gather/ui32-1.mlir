// RUN: stablehlo-translate --interpret %s --args='[dense<[7, 4, 9, 9, 6]> : tensor<5xui32>]'
// RUN: : @program
// stablehlo.gather on ui32, exact values
//   B: rank 1
//   O: rank 0
//   G: rank 2
//   c: low
//   E: ui32
//   I: ui32
//   operand_batching_dims: one
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: one
//   index_vector_dim: first
//   offset_dims: empty
//   start_index_map: empty
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: true
// legal 0 0: [7,7,7,7,7,7,4,4,4,4,4,4,9,9,9,9,9,9,9,9,9,9,9,9,6,6,6,6,6,6]

module {
func.func @program(%arg0: tensor<5xui32>) -> tensor<5x2x3xui32> {
  %0 = stablehlo.constant dense<> : tensor<0x5x2x3xui32>
  %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0], start_indices_batching_dims = [1], index_vector_dim = 0>, slice_sizes = array<i64: 1>, indices_are_sorted = true}> : (tensor<5xui32>, tensor<0x5x2x3xui32>) -> tensor<5x2x3xui32>
  return %1 : tensor<5x2x3xui32>
}

  func.func @main(%input0: tensor<5xui32>) {
    %r = func.call @program(%input0) : (tensor<5xui32>) -> (tensor<5x2x3xui32>)
    check.expect_eq_const %r, dense<[[[7, 7, 7], [7, 7, 7]], [[4, 4, 4], [4, 4, 4]], [[9, 9, 9], [9, 9, 9]], [[9, 9, 9], [9, 9, 9]], [[6, 6, 6], [6, 6, 6]]]> : tensor<5x2x3xui32>
    func.return
  }
}
