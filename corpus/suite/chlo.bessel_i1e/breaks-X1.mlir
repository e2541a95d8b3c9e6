// RUN: not stablehlo-opt %s
// breaks bessel_i1e (X1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<4xf16>) -> tensor<f16> {
  %0 = "chlo.bessel_i1e"(%arg0) : (tensor<4xf16>) -> tensor<f16>
  return %0 : tensor<f16>
}
