// RUN: not stablehlo-opt %s
// breaks scatter (C11)
//   0 <= inserted_window_dims < rank(inputs[0])

func.func @main(%arg0: tensor<3x4x3xf8E3M4>, %arg1: tensor<3x4x3xi64>, %arg2: tensor<3x4x3xui32>, %arg3: tensor<2x3x2x4xui2>, %arg4: tensor<3x2x4xf8E3M4>, %arg5: tensor<3x2x4xi64>, %arg6: tensor<3x2x4xui32>) -> (tensor<3x4x3xf8E3M4>, tensor<3x4x3xi64>, tensor<3x4x3xui64>) {
  %0, %1, %2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 3], input_batching_dims = [1], scatter_indices_batching_dims = [3], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 0>}> ({
  ^bb0(%3: tensor<f8E3M4>, %4: tensor<i64>, %5: tensor<ui64>, %6: tensor<f8E3M4>, %7: tensor<i64>, %8: tensor<ui64>):
    stablehlo.return %3, %4, %5 : tensor<f8E3M4>, tensor<i64>, tensor<ui64>
  }) : (tensor<3x4x3xf8E3M4>, tensor<3x4x3xi64>, tensor<3x4x3xui32>, tensor<2x3x2x4xui2>, tensor<3x2x4xf8E3M4>, tensor<3x2x4xi64>, tensor<3x2x4xui32>) -> (tensor<3x4x3xf8E3M4>, tensor<3x4x3xi64>, tensor<3x4x3xui64>)
  return %0, %1, %2 : tensor<3x4x3xf8E3M4>, tensor<3x4x3xi64>, tensor<3x4x3xui64>
}
