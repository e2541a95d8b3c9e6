// RUN: not stablehlo-opt %s
// breaks gather (C13)
//   is_unique(start_indices_batching_dims)

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<1x3x2x2x2xf8E4M3FNUZ>, %arg1: tensor<3x2x2xui64>) -> tensor<3x2x2xf8E4M3FNUZ> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 3], operand_batching_dims = [1, 2, 4], start_indices_batching_dims = [0, 1, 1], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1, 1, 1>, indices_are_sorted = true}> : (tensor<1x3x2x2x2xf8E4M3FNUZ>, tensor<3x2x2xui64>) -> tensor<3x2x2xf8E4M3FNUZ>
    return %0 : tensor<3x2x2xf8E4M3FNUZ>
  }
}
