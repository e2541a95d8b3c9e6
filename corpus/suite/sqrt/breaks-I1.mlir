// RUN: not stablehlo-opt %s
// breaks sqrt (I1)
//   operand is float | complex and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<ui2>) -> tensor<ui2> {
  %0 = "stablehlo.sqrt"(%arg0) : (tensor<ui2>) -> tensor<ui2>
  return %0 : tensor<ui2>
}
