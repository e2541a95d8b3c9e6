// RUN: not stablehlo-opt %s
// breaks log2 (I1)
//   operand is float | complex and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<2x1xi64>) -> tensor<2x1xi64> {
  %0 = "stablehlo.log2"(%arg0) : (tensor<2x1xi64>) -> tensor<2x1xi64>
  return %0 : tensor<2x1xi64>
}
