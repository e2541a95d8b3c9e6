// RUN: not stablehlo-opt %s
// breaks mulhi (I1)
//   lhs is int

func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
  %0 = "chlo.mulhi"(%arg0, %arg1) : (tensor<f64>, tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}
