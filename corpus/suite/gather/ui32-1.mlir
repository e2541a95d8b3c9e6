// RUN: stablehlo-translate --interpret %s --args='[dense<[[1], [0], [3], [3]]> : tensor<4x1xui32>]'
// RUN: : @program
// stablehlo.gather on ui32, exact values
//   B: rank 1
//   O: rank 1
//   O: has 1
//   G: rank 2
//   c: low
//   E: ui32
//   I: ui32
//   operand_batching_dims: one
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: one
//   index_vector_dim: later
//   offset_dims: one
//   start_index_map: one
//   slice_sizes: low
//   slice_sizes: low + 1
//   slice_sizes: high
//   indices_are_sorted: true
// legal 0 0: [1,1,0,0,3,3,3,3,1,1,0,0,3,3,3,3]

module {
func.func @program(%arg0: tensor<4x1xui32>) -> tensor<2x4x1x2xui32> {
  %0 = stablehlo.constant dense<[[[[1, 0], [1, 0], [1, 2147483648], [1, 4294967295]]], [[[1, 4294967295], [4294967295, 1], [0, 2], [2147483648, 0]]]]> : tensor<2x1x4x2xui32>
  %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [2], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = true}> : (tensor<4x1xui32>, tensor<2x1x4x2xui32>) -> tensor<2x4x1x2xui32>
  return %1 : tensor<2x4x1x2xui32>
}

  func.func @main(%input0: tensor<4x1xui32>) {
    %r = func.call @program(%input0) : (tensor<4x1xui32>) -> (tensor<2x4x1x2xui32>)
    check.expect_eq_const %r, dense<[[[[1, 1]], [[0, 0]], [[3, 3]], [[3, 3]]], [[[1, 1]], [[0, 0]], [[3, 3]], [[3, 3]]]]> : tensor<2x4x1x2xui32>
    func.return
  }
}
