// RUN: not stablehlo-opt %s
// breaks scatter (C9)
//   is_unique(inserted_window_dims ++ input_batching_dims)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2x2x3xcomplex<bf16>>, %arg1: tensor<2x2x3xi64>, %arg2: tensor<2x2x3xf32>, %arg3: tensor<1x1x3xui4>, %arg4: tensor<1x3xcomplex<bf16>>, %arg5: tensor<1x3xi64>, %arg6: tensor<1x3xf32>) -> (tensor<2x2x3xcomplex<bf16>>, tensor<2x2x3xi64>, tensor<2x2x3xf32>, tensor<2x2x3xf32>) {
    %0, %1, %2, %3 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
    ^bb0(%4: tensor<complex<bf16>>, %5: tensor<i64>, %6: tensor<f32>, %7: tensor<complex<bf16>>, %8: tensor<i64>, %9: tensor<f32>):
      stablehlo.return %4, %5, %6 : tensor<complex<bf16>>, tensor<i64>, tensor<f32>
    }) : (tensor<2x2x3xcomplex<bf16>>, tensor<2x2x3xi64>, tensor<2x2x3xf32>, tensor<1x1x3xui4>, tensor<1x3xcomplex<bf16>>, tensor<1x3xi64>, tensor<1x3xf32>) -> (tensor<2x2x3xcomplex<bf16>>, tensor<2x2x3xi64>, tensor<2x2x3xf32>, tensor<2x2x3xf32>)
    return %0, %1, %2, %3 : tensor<2x2x3xcomplex<bf16>>, tensor<2x2x3xi64>, tensor<2x2x3xf32>, tensor<2x2x3xf32>
  }
}
