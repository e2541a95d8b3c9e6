// RUN: not stablehlo-opt %s
// breaks einsum (X9)
//   element_type(lhs) = element_type(rhs)

func.func @main(%arg0: tensor<1x4x3xf32>, %arg1: tensor<4x3xf8E3M4>) -> tensor<4x3xf64> {
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "x...,...->..."}> : (tensor<1x4x3xf32>, tensor<4x3xf8E3M4>) -> tensor<4x3xf64>
  return %0 : tensor<4x3xf64>
}
