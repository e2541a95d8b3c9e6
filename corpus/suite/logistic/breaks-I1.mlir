// RUN: not stablehlo-opt %s
// breaks logistic (I1)
//   operand is float | complex and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<0x2xi64>) -> tensor<0x2xi64> {
  %0 = "stablehlo.logistic"(%arg0) : (tensor<0x2xi64>) -> tensor<0x2xi64>
  return %0 : tensor<0x2xi64>
}
