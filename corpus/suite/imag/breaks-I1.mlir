// RUN: not stablehlo-opt %s
// breaks imag (I1)
//   operand is float | complex and not is_quantized(operand)

func.func @main(%arg0: tensor<ui4>) -> tensor<ui4> {
  %0 = "stablehlo.imag"(%arg0) : (tensor<ui4>) -> tensor<ui4>
  return %0 : tensor<ui4>
}
