// RUN: not stablehlo-opt %s
// breaks dynamic_gather (C3)
//   size(start_index_map) = (index_vector_dim < rank(start_indices) ? dim(start_indices, index_vector_dim) : 1)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x2xi8>, %arg1: tensor<1xi2>, %arg2: tensor<2xi4>) -> tensor<1xi8> {
    %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], index_vector_dim = 1>}> : (tensor<3x2xi8>, tensor<1xi2>, tensor<2xi4>) -> tensor<1xi8>
    return %0 : tensor<1xi8>
  }
}
