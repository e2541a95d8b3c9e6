// RUN: not stablehlo-opt %s
// breaks broadcast_zeta (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<4xf8E5M2FNUZ>, %arg1: tensor<2xf8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ> {
  %0 = "chlo.broadcast_zeta"(%arg0, %arg1) : (tensor<4xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
  return %0 : tensor<4xf8E5M2FNUZ>
}
