// RUN: not stablehlo-opt %s
// breaks broadcast_xor (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<3x3xi4>, %arg1: tensor<4x1xi4>) -> tensor<3x3xi4> {
  %0 = "chlo.broadcast_xor"(%arg0, %arg1) : (tensor<3x3xi4>, tensor<4x1xi4>) -> tensor<3x3xi4>
  return %0 : tensor<3x3xi4>
}
