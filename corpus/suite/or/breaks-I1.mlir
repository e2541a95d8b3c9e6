// RUN: not stablehlo-opt %s
// breaks or (I1)
//   lhs is bool | int and not is_quantized(lhs)

func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
  %0 = "stablehlo.or"(%arg0, %arg1) : (tensor<f64>, tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}
