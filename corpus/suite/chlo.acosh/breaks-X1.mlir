// RUN: not stablehlo-opt %s
// breaks acosh (X1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<f64>) -> tensor<ui4> {
  %0 = "chlo.acosh"(%arg0) : (tensor<f64>) -> tensor<ui4>
  return %0 : tensor<ui4>
}
