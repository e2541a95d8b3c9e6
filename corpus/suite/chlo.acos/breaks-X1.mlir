// RUN: not stablehlo-opt %s
// breaks acos (X1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<f64>) -> tensor<bf16> {
  %0 = "chlo.acos"(%arg0) : (tensor<f64>) -> tensor<bf16>
  return %0 : tensor<bf16>
}
