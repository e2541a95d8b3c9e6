// RUN: not stablehlo-opt %s
// breaks dynamic_gather (C11)
//   size(slice_sizes) = rank(operand)

func.func @main(%arg0: tensor<1x1xi4>, %arg1: tensor<1x0x1xi32>, %arg2: tensor<3xi8>) -> tensor<1x1xi4> {
  %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 0], index_vector_dim = 1>, indices_are_sorted = true}> : (tensor<1x1xi4>, tensor<1x0x1xi32>, tensor<3xi8>) -> tensor<1x1xi4>
  return %0 : tensor<1x1xi4>
}
