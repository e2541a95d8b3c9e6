// RUN: not stablehlo-opt %s
// breaks scatter (C16)
//   index_vector_dim not in scatter_indices_batching_dims

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: !stablehlo.token, %arg1: tensor<4x2x4xui2>, %arg2: tensor<2x0x4xi16>, %arg3: tensor<2x4x1xcomplex<f32>>, %arg4: tensor<2x4x1xui2>) -> (tensor<4x2x4xcomplex<f64>>, tensor<4x2x4xui16>) {
    %0, %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%2: tensor<complex<f64>>, %3: tensor<ui16>, %4: tensor<bf16>, %5: tensor<complex<f64>>, %6: tensor<ui16>, %7: tensor<bf16>):
      stablehlo.return %2, %3, %4 : tensor<complex<f64>>, tensor<ui16>, tensor<bf16>
    }) : (!stablehlo.token, tensor<4x2x4xui2>, tensor<2x0x4xi16>, tensor<2x4x1xcomplex<f32>>, tensor<2x4x1xui2>) -> (tensor<4x2x4xcomplex<f64>>, tensor<4x2x4xui16>)
    return %0, %1 : tensor<4x2x4xcomplex<f64>>, tensor<4x2x4xui16>
  }
}
