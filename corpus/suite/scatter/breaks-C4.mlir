// RUN: not stablehlo-opt %s
// breaks scatter (C4)
//   shape(updates[0]) without update_window_dims = shape(scatter_indices) without index_vector_dim and dim(updates[0], update_window_dims...) <= shape(inputs[0]) without (inserted_window_dims ++ input_batching_dims)

func.func @main(%arg0: tensor<2x4x4xui16>, %arg1: tensor<1x4x2xi2>, %arg2: tensor<4x1xui16>) -> tensor<2x4x4xui32> {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, indices_are_sorted = true}> ({
  ^bb0(%1: tensor<ui32>, %2: tensor<ui32>):
    stablehlo.return %1 : tensor<ui32>
  }) : (tensor<2x4x4xui16>, tensor<1x4x2xi2>, tensor<4x1xui16>) -> tensor<2x4x4xui32>
  return %0 : tensor<2x4x4xui32>
}
