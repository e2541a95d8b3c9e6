// RUN: not stablehlo-opt %s
// breaks lgamma (X1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<2xf64>) -> tensor<f64> {
  %0 = "chlo.lgamma"(%arg0) : (tensor<2xf64>) -> tensor<f64>
  return %0 : tensor<f64>
}
