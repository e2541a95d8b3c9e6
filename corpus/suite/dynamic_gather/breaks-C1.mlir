// RUN: not stablehlo-opt %s
// breaks dynamic_gather (C1)
//   rank(operand) = size(offset_dims) + size(collapsed_slice_dims) + size(operand_batching_dims)

func.func @main(%arg0: tensor<4x1xi16>, %arg1: tensor<3x1x1x0xi16>, %arg2: tensor<2xi32>) -> tensor<3x1x1xi16> {
  %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<index_vector_dim = 3>, indices_are_sorted = true}> : (tensor<4x1xi16>, tensor<3x1x1x0xi16>, tensor<2xi32>) -> tensor<3x1x1xi16>
  return %0 : tensor<3x1x1xi16>
}
