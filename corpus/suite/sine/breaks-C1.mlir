// RUN: not stablehlo-opt %s
// breaks sine (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<2xf16>) -> tensor<f8E5M2> {
  %0 = "stablehlo.sine"(%arg0) : (tensor<2xf16>) -> tensor<f8E5M2>
  return %0 : tensor<f8E5M2>
}
