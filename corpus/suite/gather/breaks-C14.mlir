// RUN: not stablehlo-opt %s
// breaks gather (C14)
//   0 <= start_indices_batching_dims < rank(start_indices)

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2x4x4x4x2xf32>, %arg1: tensor<4x0xi2>) -> tensor<4x4x2xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [3, 4], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 4, 1, 1>}> : (tensor<2x4x4x4x2xf32>, tensor<4x0xi2>) -> tensor<4x4x2xf32>
    return %0 : tensor<4x4x2xf32>
  }
}
