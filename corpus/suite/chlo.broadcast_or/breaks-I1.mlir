// RUN: not stablehlo-opt %s
// breaks broadcast_or (I1)
//   lhs is bool | int and not is_quantized(lhs)

func.func @main(%arg0: tensor<f64>, %arg1: tensor<2x2xf64>) -> tensor<2x2xf64> {
  %0 = "chlo.broadcast_or"(%arg0, %arg1) : (tensor<f64>, tensor<2x2xf64>) -> tensor<2x2xf64>
  return %0 : tensor<2x2xf64>
}
