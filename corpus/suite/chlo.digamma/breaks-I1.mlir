// RUN: not stablehlo-opt %s
// breaks digamma (I1)
//   operand is float and not is_quantized(operand)

func.func @main(%arg0: tensor<i1>) -> tensor<i1> {
  %0 = "chlo.digamma"(%arg0) : (tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}
