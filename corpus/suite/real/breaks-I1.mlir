// RUN: not stablehlo-opt %s
// breaks real (I1)
//   operand is float | complex and not is_quantized(operand)

func.func @main(%arg0: tensor<i4>) -> tensor<i4> {
  %0 = "stablehlo.real"(%arg0) : (tensor<i4>) -> tensor<i4>
  return %0 : tensor<i4>
}
