// RUN: not stablehlo-opt %s
// breaks broadcast_add (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4x1xf32>) -> tensor<4x3xf32> {
  %0 = "chlo.broadcast_add"(%arg0, %arg1) : (tensor<4xf32>, tensor<4x1xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
