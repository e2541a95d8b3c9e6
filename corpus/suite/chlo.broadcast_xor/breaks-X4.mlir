// RUN: not stablehlo-opt %s
// breaks broadcast_xor (X4)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

func.func @main(%arg0: tensor<3xi8>, %arg1: tensor<3xi8>) -> tensor<3xi8> {
  %0 = "chlo.broadcast_xor"(%arg0, %arg1) <{broadcast_dimensions = array<i64: -1>}> : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
  return %0 : tensor<3xi8>
}
