// RUN: not stablehlo-opt %s
// breaks dynamic_gather (A6)
//   is_unique(start_indices_batching_dims)

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2x4x2x4xf8E5M2>, %arg1: tensor<2x0x4x4xi32>, %arg2: tensor<4xui4>) -> tensor<2x4x4xf8E5M2> {
    %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1, 3], start_indices_batching_dims = [0, 2, 2], index_vector_dim = 1>}> : (tensor<2x4x2x4xf8E5M2>, tensor<2x0x4x4xi32>, tensor<4xui4>) -> tensor<2x4x4xf8E5M2>
    return %0 : tensor<2x4x4xf8E5M2>
  }
}
