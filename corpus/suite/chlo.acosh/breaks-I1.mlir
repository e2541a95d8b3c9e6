// RUN: not stablehlo-opt %s
// breaks acosh (I1)
//   operand is float | complex and not is_quantized(operand)

func.func @main(%arg0: tensor<i1>) -> tensor<i1> {
  %0 = "chlo.acosh"(%arg0) : (tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}
