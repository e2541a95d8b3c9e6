// RUN: not stablehlo-opt %s
// breaks scatter (C12)
//   is_sorted(input_batching_dims)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x4x3xf8E3M4>, %arg1: tensor<0x3x3x4xi32>, %arg2: tensor<3x3x4xf8E3M4>) -> tensor<3x4x3xf8E3M4> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [1, 0, 2], scatter_indices_batching_dims = [3, 2, 1], index_vector_dim = 0>, indices_are_sorted = true, unique_indices = true}> ({
    ^bb0(%1: tensor<f8E3M4>, %2: tensor<f8E3M4>):
      stablehlo.return %1 : tensor<f8E3M4>
    }) : (tensor<3x4x3xf8E3M4>, tensor<0x3x3x4xi32>, tensor<3x3x4xf8E3M4>) -> tensor<3x4x3xf8E3M4>
    return %0 : tensor<3x4x3xf8E3M4>
  }
}
