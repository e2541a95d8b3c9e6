// RUN: not stablehlo-opt %s
// breaks scatter (C15)
//   0 <= scatter_indices_batching_dims < rank(scatter_indices)

func.func @main(%arg0: tensor<3x2x3xui2>, %arg1: tensor<3x2x3xi4>, %arg2: tensor<2x1x3xi4>, %arg3: tensor<2x2x0x3xui2>, %arg4: tensor<2x2x0x3xi4>) -> (tensor<3x2x3xui16>, tensor<3x2x3xi16>) {
  %0, %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], input_batching_dims = [0], scatter_indices_batching_dims = [3], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, indices_are_sorted = true}> ({
  ^bb0(%2: tensor<ui16>, %3: tensor<i16>, %4: tensor<ui16>, %5: tensor<i16>):
    stablehlo.return %2, %3 : tensor<ui16>, tensor<i16>
  }) : (tensor<3x2x3xui2>, tensor<3x2x3xi4>, tensor<2x1x3xi4>, tensor<2x2x0x3xui2>, tensor<2x2x0x3xi4>) -> (tensor<3x2x3xui16>, tensor<3x2x3xi16>)
  return %0, %1 : tensor<3x2x3xui16>, tensor<3x2x3xi16>
}
