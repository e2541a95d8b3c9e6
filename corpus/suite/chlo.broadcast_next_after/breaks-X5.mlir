// RUN: not stablehlo-opt %s
// breaks broadcast_next_after (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3x3x4xf32>) -> tensor<3x3x3xf32> {
  %0 = "chlo.broadcast_next_after"(%arg0, %arg1) : (tensor<3xf32>, tensor<3x3x4xf32>) -> tensor<3x3x3xf32>
  return %0 : tensor<3x3x3xf32>
}
