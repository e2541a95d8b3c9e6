// RUN: not stablehlo-opt %s
// breaks broadcast_next_after (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<2xf8E5M2>, %arg1: tensor<4x2x1xf8E5M2>) -> tensor<4x2x1xf8E5M2> {
  %0 = "chlo.broadcast_next_after"(%arg0, %arg1) : (tensor<2xf8E5M2>, tensor<4x2x1xf8E5M2>) -> tensor<4x2x1xf8E5M2>
  return %0 : tensor<4x2x1xf8E5M2>
}
