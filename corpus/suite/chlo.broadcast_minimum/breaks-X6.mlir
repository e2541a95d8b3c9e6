// RUN: not stablehlo-opt %s
// breaks broadcast_minimum (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<f8E3M4>, %arg1: tensor<3xf8E3M4>) -> tensor<2xf8E3M4> {
  %0 = "chlo.broadcast_minimum"(%arg0, %arg1) : (tensor<f8E3M4>, tensor<3xf8E3M4>) -> tensor<2xf8E3M4>
  return %0 : tensor<2xf8E3M4>
}
