// RUN: not stablehlo-opt %s
// breaks broadcast_power (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<4x1xf16>, %arg1: tensor<3x4xf16>) -> tensor<4x4xf16> {
  %0 = "chlo.broadcast_power"(%arg0, %arg1) : (tensor<4x1xf16>, tensor<3x4xf16>) -> tensor<4x4xf16>
  return %0 : tensor<4x4xf16>
}
