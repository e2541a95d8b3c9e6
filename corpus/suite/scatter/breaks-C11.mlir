// RUN: not stablehlo-opt %s
// breaks scatter (C11)
//   0 <= inserted_window_dims < rank(inputs[0])

func.func @main(%arg0: tensor<3x4x3xf8E4M3FN>, %arg1: tensor<3x4x3xi64>, %arg2: tensor<3x4x3xui8>, %arg3: tensor<2x3x2x4xui2>, %arg4: tensor<3x2x4xf8E4M3FN>, %arg5: tensor<3x2x4xi64>, %arg6: tensor<3x2x4xui8>) -> (tensor<3x4x3xf8E4M3FN>, tensor<3x4x3xi64>, tensor<3x4x3xui16>) {
  %0, %1, %2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 3], input_batching_dims = [1], scatter_indices_batching_dims = [3], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 0>}> ({
  ^bb0(%3: tensor<f8E4M3FN>, %4: tensor<i64>, %5: tensor<ui16>, %6: tensor<f8E4M3FN>, %7: tensor<i64>, %8: tensor<ui16>):
    stablehlo.return %3, %4, %5 : tensor<f8E4M3FN>, tensor<i64>, tensor<ui16>
  }) : (tensor<3x4x3xf8E4M3FN>, tensor<3x4x3xi64>, tensor<3x4x3xui8>, tensor<2x3x2x4xui2>, tensor<3x2x4xf8E4M3FN>, tensor<3x2x4xi64>, tensor<3x2x4xui8>) -> (tensor<3x4x3xf8E4M3FN>, tensor<3x4x3xi64>, tensor<3x4x3xui16>)
  return %0, %1, %2 : tensor<3x4x3xf8E4M3FN>, tensor<3x4x3xi64>, tensor<3x4x3xui16>
}
