// RUN: not stablehlo-opt %s
// breaks broadcast_maximum (X4)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

func.func @main(%arg0: tensor<1xui16>, %arg1: tensor<1xui16>) -> tensor<1xui16> {
  %0 = "chlo.broadcast_maximum"(%arg0, %arg1) <{broadcast_dimensions = array<i64: -1>}> : (tensor<1xui16>, tensor<1xui16>) -> tensor<1xui16>
  return %0 : tensor<1xui16>
}
