// RUN: not stablehlo-opt %s
// breaks exp2 (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<complex<f16>>) -> tensor<i4> {
  %0 = "stablehlo.exp2"(%arg0) : (tensor<complex<f16>>) -> tensor<i4>
  return %0 : tensor<i4>
}
