// RUN: not stablehlo-opt %s
// breaks broadcast_maximum (X4)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

func.func @main(%arg0: tensor<1xui64>, %arg1: tensor<1xui64>) -> tensor<1xui64> {
  %0 = "chlo.broadcast_maximum"(%arg0, %arg1) <{broadcast_dimensions = array<i64: -1>}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
  return %0 : tensor<1xui64>
}
