// RUN: not stablehlo-opt %s
// breaks broadcast_add (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<4xf8E8M0FNU>, %arg1: tensor<3x4x0xf8E8M0FNU>) -> tensor<3x4x4xf8E8M0FNU> {
  %0 = "chlo.broadcast_add"(%arg0, %arg1) : (tensor<4xf8E8M0FNU>, tensor<3x4x0xf8E8M0FNU>) -> tensor<3x4x4xf8E8M0FNU>
  return %0 : tensor<3x4x4xf8E8M0FNU>
}
