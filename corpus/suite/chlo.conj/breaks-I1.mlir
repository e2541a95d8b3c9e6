// RUN: not stablehlo-opt %s
// breaks conj (I1)
//   operand is float | complex and not is_quantized(operand)

func.func @main(%arg0: tensor<ui64>) -> tensor<ui64> {
  %0 = "chlo.conj"(%arg0) : (tensor<ui64>) -> tensor<ui64>
  return %0 : tensor<ui64>
}
