// RUN: not stablehlo-opt %s
// breaks scatter (C14)
//   is_unique(scatter_indices_batching_dims)

func.func @main(%arg0: tensor<2x3x3xf6E3M2FN>, %arg1: tensor<2x3x3xcomplex<f64>>, %arg2: tensor<2x3x3xui32>, %arg3: tensor<2x3x3xcomplex<f64>>, %arg4: tensor<3x2x0x3xi2>, %arg5: tensor<3x2x3xf6E3M2FN>, %arg6: tensor<3x2x3xcomplex<f64>>, %arg7: tensor<3x2x3xui32>, %arg8: tensor<3x2x3xcomplex<f64>>) -> (tensor<2x3x3xf8E4M3FN>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xui64>, tensor<2x3x3xcomplex<f64>>) {
  %0, %1, %2, %3 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0, 1, 2], scatter_indices_batching_dims = [1, 0, 0], index_vector_dim = 2>, indices_are_sorted = true}> ({
  ^bb0(%4: tensor<f8E4M3FN>, %5: tensor<complex<f64>>, %6: tensor<ui64>, %7: tensor<complex<f64>>, %8: tensor<f8E4M3FN>, %9: tensor<complex<f64>>, %10: tensor<ui64>, %11: tensor<complex<f64>>):
    stablehlo.return %4, %5, %6, %5 : tensor<f8E4M3FN>, tensor<complex<f64>>, tensor<ui64>, tensor<complex<f64>>
  }) : (tensor<2x3x3xf6E3M2FN>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xui32>, tensor<2x3x3xcomplex<f64>>, tensor<3x2x0x3xi2>, tensor<3x2x3xf6E3M2FN>, tensor<3x2x3xcomplex<f64>>, tensor<3x2x3xui32>, tensor<3x2x3xcomplex<f64>>) -> (tensor<2x3x3xf8E4M3FN>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xui64>, tensor<2x3x3xcomplex<f64>>)
  return %0, %1, %2, %3 : tensor<2x3x3xf8E4M3FN>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xui64>, tensor<2x3x3xcomplex<f64>>
}
