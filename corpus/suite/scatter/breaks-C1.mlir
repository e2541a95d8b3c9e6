// RUN: not stablehlo-opt %s
// breaks scatter (C1)
//   same(shape(inputs...))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3x2x1xf8E4M3FNUZ>, %arg1: tensor<3x2x0xf8E8M0FNU>, %arg2: tensor<3x2x1xui8>, %arg3: tensor<4x2x0x3xi2>, %arg4: tensor<4x2x3xf8E4M3FNUZ>, %arg5: tensor<4x2x3xf8E8M0FNU>, %arg6: tensor<4x2x3xui8>) -> (tensor<3x2x1xf64>, tensor<3x2x1xf16>, tensor<3x2x1xui16>, tensor<3x2x1xui16>) {
    %0, %1, %2, %3 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [3, 1], index_vector_dim = 2>}> ({
    ^bb0(%4: tensor<f64>, %5: tensor<f16>, %6: tensor<ui16>, %7: tensor<f64>, %8: tensor<f16>, %9: tensor<ui16>):
      stablehlo.return %4, %5, %6 : tensor<f64>, tensor<f16>, tensor<ui16>
    }) : (tensor<3x2x1xf8E4M3FNUZ>, tensor<3x2x0xf8E8M0FNU>, tensor<3x2x1xui8>, tensor<4x2x0x3xi2>, tensor<4x2x3xf8E4M3FNUZ>, tensor<4x2x3xf8E8M0FNU>, tensor<4x2x3xui8>) -> (tensor<3x2x1xf64>, tensor<3x2x1xf16>, tensor<3x2x1xui16>, tensor<3x2x1xui16>)
    return %0, %1, %2, %3 : tensor<3x2x1xf64>, tensor<3x2x1xf16>, tensor<3x2x1xui16>, tensor<3x2x1xui16>
  }
}
