// RUN: not stablehlo-opt %s
// breaks log2 (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<3x0xf64>) -> tensor<3x0xui32> {
  %0 = "stablehlo.log2"(%arg0) : (tensor<3x0xf64>) -> tensor<3x0xui32>
  return %0 : tensor<3x0xui32>
}
