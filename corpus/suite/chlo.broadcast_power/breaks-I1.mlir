// RUN: not stablehlo-opt %s
// breaks broadcast_power (I1)
//   lhs is int | float | complex

func.func @main(%arg0: !stablehlo.token, %arg1: tensor<1xbf16>) -> tensor<4xbf16> {
  %0 = "chlo.broadcast_power"(%arg0, %arg1) : (!stablehlo.token, tensor<1xbf16>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}
