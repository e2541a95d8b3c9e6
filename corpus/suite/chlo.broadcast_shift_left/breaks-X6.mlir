// RUN: not stablehlo-opt %s
// breaks broadcast_shift_left (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<4x3x2xi2>, %arg1: tensor<1xi2>) -> tensor<3x3xi2> {
  %0 = "chlo.broadcast_shift_left"(%arg0, %arg1) : (tensor<4x3x2xi2>, tensor<1xi2>) -> tensor<3x3xi2>
  return %0 : tensor<3x3xi2>
}
