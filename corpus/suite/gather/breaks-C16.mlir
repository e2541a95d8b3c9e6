// RUN: not stablehlo-opt %s
// breaks gather (C16)
//   size(operand_batching_dims) = size(start_indices_batching_dims)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3xf8E4M3>, %arg1: tensor<2x1xui4>) -> tensor<2xf8E4M3> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = true}> : (tensor<3xf8E4M3>, tensor<2x1xui4>) -> tensor<2xf8E4M3>
    return %0 : tensor<2xf8E4M3>
  }
}
