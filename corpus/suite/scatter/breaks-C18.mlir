// RUN: not stablehlo-opt %s
// breaks scatter (C18)
//   dim(inputs[0], input_batching_dims...) = dim(scatter_indices, scatter_indices_batching_dims...)

func.func @main(%arg0: tensor<3x4x3xf4E2M1FN>, %arg1: tensor<3x3x3xi2>, %arg2: tensor<3x3x3xf4E2M1FN>) -> tensor<3x4x3xf8E5M2> {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [0, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 3>}> ({
  ^bb0(%1: tensor<f8E5M2>, %2: tensor<f8E5M2>):
    stablehlo.return %1 : tensor<f8E5M2>
  }) : (tensor<3x4x3xf4E2M1FN>, tensor<3x3x3xi2>, tensor<3x3x3xf4E2M1FN>) -> tensor<3x4x3xf8E5M2>
  return %0 : tensor<3x4x3xf8E5M2>
}
