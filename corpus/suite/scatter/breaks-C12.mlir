// RUN: not stablehlo-opt %s
// breaks scatter (C12)
//   is_sorted(input_batching_dims)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<1x3x1xf4E2M1FN>, %arg1: tensor<0x4x1x3xui4>, %arg2: tensor<4x1x3xf4E2M1FN>) -> tensor<1x3x1xf6E3M2FN> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [2, 1], scatter_indices_batching_dims = [2, 3], index_vector_dim = 0>}> ({
    ^bb0(%1: tensor<f6E3M2FN>, %2: tensor<f6E3M2FN>):
      stablehlo.return %1 : tensor<f6E3M2FN>
    }) : (tensor<1x3x1xf4E2M1FN>, tensor<0x4x1x3xui4>, tensor<4x1x3xf4E2M1FN>) -> tensor<1x3x1xf6E3M2FN>
    return %0 : tensor<1x3x1xf6E3M2FN>
  }
}
