// RUN: not stablehlo-opt %s
// breaks tan (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<complex<bf16>>) -> !stablehlo.token {
  %0 = "stablehlo.tan"(%arg0) : (tensor<complex<bf16>>) -> !stablehlo.token
  return %0 : !stablehlo.token
}
