// RUN: not stablehlo-opt %s
// breaks broadcast_xor (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<ui4>, %arg1: tensor<1xui4>) -> tensor<ui4> {
  %0 = "chlo.broadcast_xor"(%arg0, %arg1) : (tensor<ui4>, tensor<1xui4>) -> tensor<ui4>
  return %0 : tensor<ui4>
}
