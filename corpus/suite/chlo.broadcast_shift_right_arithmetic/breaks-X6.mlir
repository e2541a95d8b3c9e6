// RUN: not stablehlo-opt %s
// breaks broadcast_shift_right_arithmetic (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<i2>, %arg1: tensor<i2>) -> tensor<2xi2> {
  %0 = "chlo.broadcast_shift_right_arithmetic"(%arg0, %arg1) : (tensor<i2>, tensor<i2>) -> tensor<2xi2>
  return %0 : tensor<2xi2>
}
