// RUN: not stablehlo-opt %s
// breaks atan (X1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<f6E3M2FN>) -> tensor<bf16> {
  %0 = "chlo.atan"(%arg0) : (tensor<f6E3M2FN>) -> tensor<bf16>
  return %0 : tensor<bf16>
}
