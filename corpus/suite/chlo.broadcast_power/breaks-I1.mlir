// RUN: not stablehlo-opt %s
// breaks broadcast_power (I1)
//   lhs is int | float | complex and not is_quantized(lhs)

func.func @main(%arg0: !stablehlo.token, %arg1: tensor<1xf8E5M2>) -> tensor<4xf8E5M2> {
  %0 = "chlo.broadcast_power"(%arg0, %arg1) : (!stablehlo.token, tensor<1xf8E5M2>) -> tensor<4xf8E5M2>
  return %0 : tensor<4xf8E5M2>
}
