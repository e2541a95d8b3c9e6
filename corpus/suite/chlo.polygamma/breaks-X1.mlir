// RUN: not stablehlo-opt %s
// breaks polygamma (X1)
//   baseline_type(n) = baseline_type(x) = baseline_type(result)

func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<i8> {
  %0 = "chlo.polygamma"(%arg0, %arg1) : (tensor<f64>, tensor<f64>) -> tensor<i8>
  return %0 : tensor<i8>
}
