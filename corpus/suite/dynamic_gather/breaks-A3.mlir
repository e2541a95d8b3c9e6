// RUN: not stablehlo-opt %s
// breaks dynamic_gather (A3)
//   is_sorted(operand_batching_dims)

func.func @main(%arg0: tensor<2x2x3xi4>, %arg1: tensor<3x0x2x2xui2>, %arg2: tensor<3xi32>) -> tensor<3x2x2xi4> {
  %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [1, 0, 2], start_indices_batching_dims = [3, 2, 0], index_vector_dim = 1>, indices_are_sorted = true}> : (tensor<2x2x3xi4>, tensor<3x0x2x2xui2>, tensor<3xi32>) -> tensor<3x2x2xi4>
  return %0 : tensor<3x2x2xi4>
}
