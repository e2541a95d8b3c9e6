// RUN: not stablehlo-opt %s
// breaks scatter (C21)
//   0 <= scatter_dims_to_operand_dims < rank(inputs[0])

func.func @main(%arg0: tensor<3x1xi8>, %arg1: tensor<3x1xf16>, %arg2: tensor<3x1xui32>, %arg3: tensor<1x1x1xui16>, %arg4: tensor<1x1xi8>, %arg5: tensor<1x1xf16>, %arg6: tensor<1x1xui32>) -> (tensor<3x1xi32>, tensor<3x1xf16>, tensor<3x1xui64>) {
  %0, %1, %2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [-1], index_vector_dim = 2>, unique_indices = true}> ({
  ^bb0(%3: tensor<i32>, %4: tensor<f16>, %5: tensor<ui64>, %6: tensor<i32>, %7: tensor<f16>, %8: tensor<ui64>):
    stablehlo.return %3, %4, %5 : tensor<i32>, tensor<f16>, tensor<ui64>
  }) : (tensor<3x1xi8>, tensor<3x1xf16>, tensor<3x1xui32>, tensor<1x1x1xui16>, tensor<1x1xi8>, tensor<1x1xf16>, tensor<1x1xui32>) -> (tensor<3x1xi32>, tensor<3x1xf16>, tensor<3x1xui64>)
  return %0, %1, %2 : tensor<3x1xi32>, tensor<3x1xf16>, tensor<3x1xui64>
}
