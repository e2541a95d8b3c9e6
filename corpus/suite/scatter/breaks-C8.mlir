// RUN: not stablehlo-opt %s
// breaks scatter (C8)
//   0 <= update_window_dims < rank(updates[0])

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2x2x4xf8E5M2FNUZ>, %arg1: tensor<0x4x2x2xui4>, %arg2: tensor<4x2x2xf8E5M2FNUZ>) -> tensor<2x2x4xf16> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [-1], input_batching_dims = [1, 2], scatter_indices_batching_dims = [3, 1], index_vector_dim = 0>, indices_are_sorted = true}> ({
    ^bb0(%1: tensor<f16>, %2: tensor<f16>):
      stablehlo.return %1 : tensor<f16>
    }) : (tensor<2x2x4xf8E5M2FNUZ>, tensor<0x4x2x2xui4>, tensor<4x2x2xf8E5M2FNUZ>) -> tensor<2x2x4xf16>
    return %0 : tensor<2x2x4xf16>
  }
}
