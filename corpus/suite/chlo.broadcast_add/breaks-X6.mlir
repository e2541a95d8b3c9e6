// RUN: not stablehlo-opt %s
// breaks broadcast_add (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<4xui2>, %arg1: tensor<4x1xui2>) -> tensor<4x3xui2> {
  %0 = "chlo.broadcast_add"(%arg0, %arg1) : (tensor<4xui2>, tensor<4x1xui2>) -> tensor<4x3xui2>
  return %0 : tensor<4x3xui2>
}
