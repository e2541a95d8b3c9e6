// RUN: not stablehlo-opt %s
// breaks broadcast_and (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<2xi32> {
  %0 = "chlo.broadcast_and"(%arg0, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
