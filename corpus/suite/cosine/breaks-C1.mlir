// RUN: not stablehlo-opt %s
// breaks cosine (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<3x3x4xbf16>) -> tensor<3x3x4xui64> {
  %0 = "stablehlo.cosine"(%arg0) : (tensor<3x3x4xbf16>) -> tensor<3x3x4xui64>
  return %0 : tensor<3x3x4xui64>
}
