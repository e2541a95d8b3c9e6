// RUN: not stablehlo-opt %s
// breaks broadcast_and (X4)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

func.func @main(%arg0: tensor<1x4xui8>, %arg1: tensor<1x4xui8>) -> tensor<1x4xui8> {
  %0 = "chlo.broadcast_and"(%arg0, %arg1) <{broadcast_dimensions = array<i64: -1, 1>}> : (tensor<1x4xui8>, tensor<1x4xui8>) -> tensor<1x4xui8>
  return %0 : tensor<1x4xui8>
}
