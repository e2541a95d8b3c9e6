// RUN: not stablehlo-opt %s
// breaks sinh (I1)
//   operand is float | complex and not is_quantized(operand)

func.func @main(%arg0: tensor<4xi1>) -> tensor<4xi1> {
  %0 = "chlo.sinh"(%arg0) : (tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}
