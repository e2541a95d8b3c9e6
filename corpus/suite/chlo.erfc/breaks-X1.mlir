// RUN: not stablehlo-opt %s
// breaks erfc (X1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<f16>) -> tensor<2xf16> {
  %0 = "chlo.erfc"(%arg0) : (tensor<f16>) -> tensor<2xf16>
  return %0 : tensor<2xf16>
}
