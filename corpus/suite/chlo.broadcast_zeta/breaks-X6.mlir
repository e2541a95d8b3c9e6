// RUN: not stablehlo-opt %s
// breaks broadcast_zeta (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<3x2xbf16>, %arg1: tensor<3x3x1x2xbf16>) -> tensor<3x3xbf16> {
  %0 = "chlo.broadcast_zeta"(%arg0, %arg1) : (tensor<3x2xbf16>, tensor<3x3x1x2xbf16>) -> tensor<3x3xbf16>
  return %0 : tensor<3x3xbf16>
}
