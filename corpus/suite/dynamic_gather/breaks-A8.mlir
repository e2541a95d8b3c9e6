// RUN: not stablehlo-opt %s
// breaks dynamic_gather (A8)
//   index_vector_dim not in start_indices_batching_dims

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2x3x2xf8E4M3FNUZ>, %arg1: tensor<1x2x2x2xi8>, %arg2: tensor<3xui16>) -> tensor<1x2x2xf8E4M3FNUZ> {
    %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], operand_batching_dims = [2], start_indices_batching_dims = [2], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = true}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<1x2x2x2xi8>, tensor<3xui16>) -> tensor<1x2x2xf8E4M3FNUZ>
    return %0 : tensor<1x2x2xf8E4M3FNUZ>
  }
}
