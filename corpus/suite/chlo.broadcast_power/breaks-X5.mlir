// RUN: not stablehlo-opt %s
// breaks broadcast_power (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<4x1xf64>, %arg1: tensor<3x4xf64>) -> tensor<4x4xf64> {
  %0 = "chlo.broadcast_power"(%arg0, %arg1) : (tensor<4x1xf64>, tensor<3x4xf64>) -> tensor<4x4xf64>
  return %0 : tensor<4x4xf64>
}
