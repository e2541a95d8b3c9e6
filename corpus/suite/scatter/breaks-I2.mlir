// RUN: not stablehlo-opt %s
// breaks scatter (I2)
//   scatter_indices is int and not is_quantized(scatter_indices)

func.func @main(%arg0: tensor<2x2x2xui32>, %arg1: tensor<2xf8E4M3FNUZ>, %arg2: tensor<ui32>) -> tensor<2x2x2xui32> {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = true, unique_indices = true}> ({
  ^bb0(%1: tensor<ui32>, %2: tensor<ui32>):
    stablehlo.return %1 : tensor<ui32>
  }) : (tensor<2x2x2xui32>, tensor<2xf8E4M3FNUZ>, tensor<ui32>) -> tensor<2x2x2xui32>
  return %0 : tensor<2x2x2xui32>
}
