// RUN: not stablehlo-opt %s
// breaks sine (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<2xf64>) -> tensor<bf16> {
  %0 = "stablehlo.sine"(%arg0) : (tensor<2xf64>) -> tensor<bf16>
  return %0 : tensor<bf16>
}
