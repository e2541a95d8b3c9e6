// RUN: not stablehlo-opt %s
// breaks scatter (C17)
//   size(input_batching_dims) = size(scatter_indices_batching_dims)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<4x1x4xf6E2M3FN>, %arg1: tensor<4x1x4x0xui2>, %arg2: tensor<4x1x4xf6E2M3FN>) -> tensor<4x1x4xf8E5M2> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0, 1, 2], scatter_indices_batching_dims = [1, 0], index_vector_dim = 3>, indices_are_sorted = true}> ({
    ^bb0(%1: tensor<f8E5M2>, %2: tensor<f8E5M2>):
      stablehlo.return %1 : tensor<f8E5M2>
    }) : (tensor<4x1x4xf6E2M3FN>, tensor<4x1x4x0xui2>, tensor<4x1x4xf6E2M3FN>) -> tensor<4x1x4xf8E5M2>
    return %0 : tensor<4x1x4xf8E5M2>
  }
}
