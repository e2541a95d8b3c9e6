// RUN: not stablehlo-opt %s
// breaks gather (C6)
//   is_unique(collapsed_slice_dims ++ operand_batching_dims)

func.func @main(%arg0: tensor<3x2x1x2xf6E3M2FN>, %arg1: tensor<3x1x2x1xui4>) -> tensor<3x2x1xf6E3M2FN> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 2, 3], start_indices_batching_dims = [0, 3, 2], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<3x2x1x2xf6E3M2FN>, tensor<3x1x2x1xui4>) -> tensor<3x2x1xf6E3M2FN>
  return %0 : tensor<3x2x1xf6E3M2FN>
}
