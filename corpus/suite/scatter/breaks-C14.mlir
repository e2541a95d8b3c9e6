// RUN: not stablehlo-opt %s
// breaks scatter (C14)
//   is_unique(scatter_indices_batching_dims)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<4x2x2xi1>, %arg1: tensor<0x2x4x2xi8>, %arg2: tensor<2x4x2xi1>) -> tensor<4x2x2xi1> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0, 1, 2], scatter_indices_batching_dims = [2, 1, 1], index_vector_dim = 0>, indices_are_sorted = true, unique_indices = true}> ({
    ^bb0(%1: tensor<i1>, %2: tensor<i1>):
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<4x2x2xi1>, tensor<0x2x4x2xi8>, tensor<2x4x2xi1>) -> tensor<4x2x2xi1>
    return %0 : tensor<4x2x2xi1>
  }
}
