// RUN: not stablehlo-opt %s
// breaks gather (C7)
//   is_sorted(collapsed_slice_dims)

func.func @main(%arg0: tensor<2x1x3x3xui4>, %arg1: tensor<2x2xui4>) -> tensor<2x1xui4> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [3, 2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x3x3xui4>, tensor<2x2xui4>) -> tensor<2x1xui4>
  return %0 : tensor<2x1xui4>
}
