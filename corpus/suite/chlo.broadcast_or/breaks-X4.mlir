// RUN: not stablehlo-opt %s
// breaks broadcast_or (X4)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

func.func @main(%arg0: tensor<3x3xi32>, %arg1: tensor<1x4x1xi32>) -> tensor<1x4x3xi32> {
  %0 = "chlo.broadcast_or"(%arg0, %arg1) <{broadcast_dimensions = array<i64: -1, 2>}> : (tensor<3x3xi32>, tensor<1x4x1xi32>) -> tensor<1x4x3xi32>
  return %0 : tensor<1x4x3xi32>
}
