// RUN: not stablehlo-opt %s
// breaks broadcast_and (X4)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

func.func @main(%arg0: tensor<1xui2>, %arg1: tensor<1x1xui2>) -> tensor<1x1xui2> {
  %0 = "chlo.broadcast_and"(%arg0, %arg1) <{broadcast_dimensions = array<i64: -1>}> : (tensor<1xui2>, tensor<1x1xui2>) -> tensor<1x1xui2>
  return %0 : tensor<1x1xui2>
}
