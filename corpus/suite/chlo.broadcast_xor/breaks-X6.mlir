// RUN: not stablehlo-opt %s
// breaks broadcast_xor (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<ui64>, %arg1: tensor<1xui64>) -> tensor<ui64> {
  %0 = "chlo.broadcast_xor"(%arg0, %arg1) : (tensor<ui64>, tensor<1xui64>) -> tensor<ui64>
  return %0 : tensor<ui64>
}
