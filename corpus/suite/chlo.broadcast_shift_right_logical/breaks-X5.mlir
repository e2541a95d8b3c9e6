// RUN: not stablehlo-opt %s
// breaks broadcast_shift_right_logical (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<3xi4>, %arg1: tensor<0xi4>) -> tensor<3xi4> {
  %0 = "chlo.broadcast_shift_right_logical"(%arg0, %arg1) : (tensor<3xi4>, tensor<0xi4>) -> tensor<3xi4>
  return %0 : tensor<3xi4>
}
