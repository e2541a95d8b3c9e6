// RUN: not stablehlo-opt %s
// breaks broadcast_atan2 (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<3x1xf8E3M4>, %arg1: tensor<0xf8E3M4>) -> tensor<3xf8E3M4> {
  %0 = "chlo.broadcast_atan2"(%arg0, %arg1) : (tensor<3x1xf8E3M4>, tensor<0xf8E3M4>) -> tensor<3xf8E3M4>
  return %0 : tensor<3xf8E3M4>
}
