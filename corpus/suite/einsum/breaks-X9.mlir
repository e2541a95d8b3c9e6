// RUN: not stablehlo-opt %s
// breaks einsum (X9)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<ui64>, %arg1: tensor<3x2xi4>) -> tensor<2x3xui64> {
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = ",ab->ba"}> : (tensor<ui64>, tensor<3x2xi4>) -> tensor<2x3xui64>
  return %0 : tensor<2x3xui64>
}
