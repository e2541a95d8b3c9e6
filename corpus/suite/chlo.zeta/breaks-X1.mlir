// RUN: not stablehlo-opt %s
// breaks zeta (X1)
//   baseline_type(x) = baseline_type(q) = baseline_type(result)

func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<ui16> {
  %0 = "chlo.zeta"(%arg0, %arg1) : (tensor<f64>, tensor<f64>) -> tensor<ui16>
  return %0 : tensor<ui16>
}
