// RUN: not stablehlo-opt %s
// breaks select (I1)
//   pred is bool and not is_quantized(pred)

func.func @main(%arg0: tensor<f8E4M3FNUZ>, %arg1: tensor<i2>, %arg2: tensor<i2>) -> tensor<i2> {
  %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<f8E4M3FNUZ>, tensor<i2>, tensor<i2>) -> tensor<i2>
  return %0 : tensor<i2>
}
