// RUN: not stablehlo-opt %s
// breaks broadcast_divide (X4)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

func.func @main(%arg0: tensor<2xbf16>, %arg1: tensor<1xbf16>) -> tensor<2xbf16> {
  %0 = "chlo.broadcast_divide"(%arg0, %arg1) <{broadcast_dimensions = array<i64: -1>}> : (tensor<2xbf16>, tensor<1xbf16>) -> tensor<2xbf16>
  return %0 : tensor<2xbf16>
}
