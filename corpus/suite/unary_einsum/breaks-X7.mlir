// RUN: not stablehlo-opt %s
// breaks unary_einsum (X7)
//   element_type(operand) = element_type(result)

func.func @main(%arg0: tensor<4xi32>) -> tensor<ui16> {
  %0 = "stablehlo.unary_einsum"(%arg0) <{einsum_config = "a->"}> : (tensor<4xi32>) -> tensor<ui16>
  return %0 : tensor<ui16>
}
