// RUN: not stablehlo-opt %s
// breaks broadcast_power (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
  %0 = "chlo.broadcast_power"(%arg0, %arg1) : (tensor<4xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}
