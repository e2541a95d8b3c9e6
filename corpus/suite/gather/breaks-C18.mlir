// RUN: not stablehlo-opt %s
// breaks gather (C18)
//   is_unique(start_index_map ++ operand_batching_dims)

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2x2x1x4xf6E3M2FN>, %arg1: tensor<2x1x4x1xi64>) -> tensor<2x4x1xf6E3M2FN> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2, 3], start_indices_batching_dims = [0, 3, 2], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 1>, indices_are_sorted = true}> : (tensor<2x2x1x4xf6E3M2FN>, tensor<2x1x4x1xi64>) -> tensor<2x4x1xf6E3M2FN>
    return %0 : tensor<2x4x1xf6E3M2FN>
  }
}
