// RUN: not stablehlo-opt %s
// breaks broadcast_zeta (X4)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

func.func @main(%arg0: tensor<1xf8E5M2FNUZ>, %arg1: tensor<3xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ> {
  %0 = "chlo.broadcast_zeta"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 7>}> : (tensor<1xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
  return %0 : tensor<3xf8E5M2FNUZ>
}
