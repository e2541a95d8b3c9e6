// RUN: not stablehlo-opt %s
// breaks ceil (I1)
//   operand is float and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<i1>) -> tensor<i1> {
  %0 = "stablehlo.ceil"(%arg0) : (tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}
