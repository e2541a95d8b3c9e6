// RUN: not stablehlo-opt %s
// breaks cosh (X1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<f64>) -> tensor<i16> {
  %0 = "chlo.cosh"(%arg0) : (tensor<f64>) -> tensor<i16>
  return %0 : tensor<i16>
}
