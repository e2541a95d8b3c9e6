// RUN: not stablehlo-opt %s
// breaks scatter (C22)
//   0 <= index_vector_dim <= rank(scatter_indices)

func.func @main(%arg0: tensor<3x3x1xi4>, %arg1: tensor<3x3x1xbf16>, %arg2: tensor<3x3x1xf64>, %arg3: tensor<ui32>, %arg4: tensor<i4>, %arg5: tensor<bf16>, %arg6: tensor<f64>) -> (tensor<3x3x1xi8>, tensor<3x3x1xf32>, tensor<3x3x1xf64>, tensor<3x3x1xui32>, tensor<3x3x1xui32>) {
  %0, %1, %2, %3, %4 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = true}> ({
  ^bb0(%5: tensor<i8>, %6: tensor<f32>, %7: tensor<f64>, %8: tensor<ui32>, %9: tensor<i8>, %10: tensor<f32>, %11: tensor<f64>, %12: tensor<ui32>):
    stablehlo.return %5, %6, %7, %8 : tensor<i8>, tensor<f32>, tensor<f64>, tensor<ui32>
  }) : (tensor<3x3x1xi4>, tensor<3x3x1xbf16>, tensor<3x3x1xf64>, tensor<ui32>, tensor<i4>, tensor<bf16>, tensor<f64>) -> (tensor<3x3x1xi8>, tensor<3x3x1xf32>, tensor<3x3x1xf64>, tensor<3x3x1xui32>, tensor<3x3x1xui32>)
  return %0, %1, %2, %3, %4 : tensor<3x3x1xi8>, tensor<3x3x1xf32>, tensor<3x3x1xf64>, tensor<3x3x1xui32>, tensor<3x3x1xui32>
}
