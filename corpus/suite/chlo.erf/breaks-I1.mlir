// RUN: not stablehlo-opt %s
// breaks erf (I1)
//   operand is float and not is_quantized(operand)

func.func @main(%arg0: tensor<ui2>) -> tensor<ui2> {
  %0 = "chlo.erf"(%arg0) : (tensor<ui2>) -> tensor<ui2>
  return %0 : tensor<ui2>
}
