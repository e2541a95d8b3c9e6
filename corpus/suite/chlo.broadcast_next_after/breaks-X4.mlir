// RUN: not stablehlo-opt %s
// breaks broadcast_next_after (X4)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

func.func @main(%arg0: tensor<0xf8E4M3>, %arg1: tensor<3x0xf8E4M3>) -> tensor<3x0xf8E4M3> {
  %0 = "chlo.broadcast_next_after"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 7>}> : (tensor<0xf8E4M3>, tensor<3x0xf8E4M3>) -> tensor<3x0xf8E4M3>
  return %0 : tensor<3x0xf8E4M3>
}
