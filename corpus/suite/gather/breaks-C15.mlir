// RUN: not stablehlo-opt %s
// breaks gather (C15)
//   index_vector_dim not in start_indices_batching_dims

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<1x2x3x3xcomplex<bf16>>, %arg1: tensor<3x2x1xui4>) -> tensor<3x2x1xcomplex<bf16>> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1, 3], start_indices_batching_dims = [2, 1, 0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x3xcomplex<bf16>>, tensor<3x2x1xui4>) -> tensor<3x2x1xcomplex<bf16>>
    return %0 : tensor<3x2x1xcomplex<bf16>>
  }
}
