// RUN: not stablehlo-opt %s
// breaks scatter (C23)
//   type(update_computation) = (tensor<E...>, tensor<E...>) -> (tensor<E...>) and is_promotable(element_type(inputs...), E) where E = element_type(output_types(update_computation)...)

func.func @main(%arg0: tensor<1x4xui64>, %arg1: tensor<1x4x0xui8>, %arg2: tensor<1x4xui64>) -> tensor<1x4xui64> {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = true}> ({
  ^bb0(%1: tensor<ui64>):
    stablehlo.return %1 : tensor<ui64>
  }) : (tensor<1x4xui64>, tensor<1x4x0xui8>, tensor<1x4xui64>) -> tensor<1x4xui64>
  return %0 : tensor<1x4xui64>
}
