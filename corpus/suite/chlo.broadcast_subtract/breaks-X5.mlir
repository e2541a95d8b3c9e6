// RUN: not stablehlo-opt %s
// breaks broadcast_subtract (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<3x4xbf16>, %arg1: tensor<1x0xbf16>) -> tensor<3x4xbf16> {
  %0 = "chlo.broadcast_subtract"(%arg0, %arg1) : (tensor<3x4xbf16>, tensor<1x0xbf16>) -> tensor<3x4xbf16>
  return %0 : tensor<3x4xbf16>
}
