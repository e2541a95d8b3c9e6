// RUN: not stablehlo-opt %s
// breaks dynamic_gather (C6)
//   is_unique(collapsed_slice_dims ++ operand_batching_dims) and is_sorted(collapsed_slice_dims)

func.func @main(%arg0: tensor<1x1x1x3x3x3xui32>, %arg1: tensor<3x1x1x1xui64>, %arg2: tensor<6xui32>) -> tensor<3x1x1xui32> {
  %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [4, 2, 5], operand_batching_dims = [0, 1, 3], start_indices_batching_dims = [2, 1, 0], start_index_map = [4], index_vector_dim = 3>}> : (tensor<1x1x1x3x3x3xui32>, tensor<3x1x1x1xui64>, tensor<6xui32>) -> tensor<3x1x1xui32>
  return %0 : tensor<3x1x1xui32>
}
