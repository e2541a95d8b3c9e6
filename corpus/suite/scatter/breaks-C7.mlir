// RUN: not stablehlo-opt %s
// breaks scatter (C7)
//   is_unique(update_window_dims) and is_sorted(update_window_dims)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4x3x4xf4E2M1FN>, %arg1: tensor<4x3x4xui8>, %arg2: tensor<0x2xi2>, %arg3: tensor<0x2x1x0xf4E2M1FN>, %arg4: tensor<0x2x1x0xui8>) -> (tensor<4x3x4xf8E3M4>, tensor<4x3x4xui32>) {
    %0, %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 2, 0], index_vector_dim = 0>, indices_are_sorted = true}> ({
    ^bb0(%2: tensor<f8E3M4>, %3: tensor<ui32>, %4: tensor<f8E3M4>, %5: tensor<ui32>):
      stablehlo.return %2, %3 : tensor<f8E3M4>, tensor<ui32>
    }) : (tensor<4x3x4xf4E2M1FN>, tensor<4x3x4xui8>, tensor<0x2xi2>, tensor<0x2x1x0xf4E2M1FN>, tensor<0x2x1x0xui8>) -> (tensor<4x3x4xf8E3M4>, tensor<4x3x4xui32>)
    return %0, %1 : tensor<4x3x4xf8E3M4>, tensor<4x3x4xui32>
  }
}
