// RUN: not stablehlo-opt %s
// breaks dynamic_gather (C2)
//   0 <= index_vector_dim <= rank(start_indices)

func.func @main(%arg0: tensor<3x4x4x1xf8E4M3FNUZ>, %arg1: tensor<3x3x4xui32>, %arg2: tensor<4xi64>) -> tensor<3x3x4xf8E4M3FNUZ> {
  %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2, 3], operand_batching_dims = [0, 1], start_indices_batching_dims = [1, 2], start_index_map = [3], index_vector_dim = 4>, indices_are_sorted = true}> : (tensor<3x4x4x1xf8E4M3FNUZ>, tensor<3x3x4xui32>, tensor<4xi64>) -> tensor<3x3x4xf8E4M3FNUZ>
  return %0 : tensor<3x3x4xf8E4M3FNUZ>
}
