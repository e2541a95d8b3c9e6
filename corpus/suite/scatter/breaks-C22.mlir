// RUN: not stablehlo-opt %s
// breaks scatter (C22)
//   0 <= index_vector_dim <= rank(scatter_indices)

func.func @main(%arg0: tensor<3x1x2xcomplex<f32>>, %arg1: tensor<3x1x2xui2>, %arg2: tensor<3x1x2xi1>, %arg3: tensor<3x1x2xui4>, %arg4: tensor<3x4xui64>, %arg5: tensor<3x4xcomplex<f32>>, %arg6: tensor<3x4xui2>, %arg7: tensor<3x4xi1>, %arg8: tensor<3x4xui4>) -> (tensor<3x1x2xcomplex<f64>>, tensor<3x1x2xui4>, tensor<3x1x2xi1>, tensor<3x1x2xui64>) {
  %0, %1, %2, %3 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1, 2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 7>, indices_are_sorted = true}> ({
  ^bb0(%4: tensor<complex<f64>>, %5: tensor<ui4>, %6: tensor<i1>, %7: tensor<ui64>, %8: tensor<complex<f64>>, %9: tensor<ui4>, %10: tensor<i1>, %11: tensor<ui64>):
    stablehlo.return %4, %5, %6, %7 : tensor<complex<f64>>, tensor<ui4>, tensor<i1>, tensor<ui64>
  }) : (tensor<3x1x2xcomplex<f32>>, tensor<3x1x2xui2>, tensor<3x1x2xi1>, tensor<3x1x2xui4>, tensor<3x4xui64>, tensor<3x4xcomplex<f32>>, tensor<3x4xui2>, tensor<3x4xi1>, tensor<3x4xui4>) -> (tensor<3x1x2xcomplex<f64>>, tensor<3x1x2xui4>, tensor<3x1x2xi1>, tensor<3x1x2xui64>)
  return %0, %1, %2, %3 : tensor<3x1x2xcomplex<f64>>, tensor<3x1x2xui4>, tensor<3x1x2xi1>, tensor<3x1x2xui64>
}
