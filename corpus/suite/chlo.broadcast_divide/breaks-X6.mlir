// RUN: not stablehlo-opt %s
// breaks broadcast_divide (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<1xbf16>, %arg1: tensor<4x4xbf16>) -> tensor<4x3x4xbf16> {
  %0 = "chlo.broadcast_divide"(%arg0, %arg1) : (tensor<1xbf16>, tensor<4x4xbf16>) -> tensor<4x3x4xbf16>
  return %0 : tensor<4x3x4xbf16>
}
