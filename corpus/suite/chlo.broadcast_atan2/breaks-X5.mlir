// RUN: not stablehlo-opt %s
// breaks broadcast_atan2 (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<4xf6E2M3FN>, %arg1: tensor<2xf6E2M3FN>) -> tensor<4xf6E2M3FN> {
  %0 = "chlo.broadcast_atan2"(%arg0, %arg1) : (tensor<4xf6E2M3FN>, tensor<2xf6E2M3FN>) -> tensor<4xf6E2M3FN>
  return %0 : tensor<4xf6E2M3FN>
}
