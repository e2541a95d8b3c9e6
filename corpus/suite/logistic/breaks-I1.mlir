// RUN: not stablehlo-opt %s
// breaks logistic (I1)
//   operand is float | complex and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<0x2xi4>) -> tensor<0x2xi4> {
  %0 = "stablehlo.logistic"(%arg0) : (tensor<0x2xi4>) -> tensor<0x2xi4>
  return %0 : tensor<0x2xi4>
}
