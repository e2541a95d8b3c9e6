// RUN: not stablehlo-opt %s
// breaks broadcast_remainder (X4)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

func.func @main(%arg0: tensor<3xf6E2M3FN>, %arg1: tensor<3xf6E2M3FN>) -> tensor<3xf6E2M3FN> {
  %0 = "chlo.broadcast_remainder"(%arg0, %arg1) <{broadcast_dimensions = array<i64: -1>}> : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> tensor<3xf6E2M3FN>
  return %0 : tensor<3xf6E2M3FN>
}
