// RUN: not stablehlo-opt %s
// breaks exponential_minus_one (I1)
//   operand is float | complex and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<1xi16>) -> tensor<1xi16> {
  %0 = "stablehlo.exponential_minus_one"(%arg0) : (tensor<1xi16>) -> tensor<1xi16>
  return %0 : tensor<1xi16>
}
