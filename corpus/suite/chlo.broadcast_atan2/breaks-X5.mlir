// RUN: not stablehlo-opt %s
// breaks broadcast_atan2 (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<4xf4E2M1FN>, %arg1: tensor<2xf4E2M1FN>) -> tensor<4xf4E2M1FN> {
  %0 = "chlo.broadcast_atan2"(%arg0, %arg1) : (tensor<4xf4E2M1FN>, tensor<2xf4E2M1FN>) -> tensor<4xf4E2M1FN>
  return %0 : tensor<4xf4E2M1FN>
}
