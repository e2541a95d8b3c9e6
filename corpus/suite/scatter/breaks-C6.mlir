// RUN: not stablehlo-opt %s
// breaks scatter (C6)
//   element_type(updates...) = element_type(inputs...)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<4x1x0xi2>, %arg1: tensor<0x0xui32>, %arg2: tensor<0xi4>) -> tensor<4x1x0xi8> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], input_batching_dims = [2], scatter_indices_batching_dims = [1], index_vector_dim = 0>, unique_indices = true}> ({
    ^bb0(%1: tensor<i8>, %2: tensor<i8>):
      stablehlo.return %1 : tensor<i8>
    }) : (tensor<4x1x0xi2>, tensor<0x0xui32>, tensor<0xi4>) -> tensor<4x1x0xi8>
    return %0 : tensor<4x1x0xi8>
  }
}
