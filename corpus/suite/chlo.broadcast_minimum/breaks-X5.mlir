// RUN: not stablehlo-opt %s
// breaks broadcast_minimum (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<3xf6E3M2FN>, %arg1: tensor<4x2xf6E3M2FN>) -> tensor<4x3xf6E3M2FN> {
  %0 = "chlo.broadcast_minimum"(%arg0, %arg1) : (tensor<3xf6E3M2FN>, tensor<4x2xf6E3M2FN>) -> tensor<4x3xf6E3M2FN>
  return %0 : tensor<4x3xf6E3M2FN>
}
