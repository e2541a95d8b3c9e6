// RUN: not stablehlo-opt %s
// breaks broadcast_and (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<4xui32>, %arg1: tensor<2xui32>) -> tensor<4xui32> {
  %0 = "chlo.broadcast_and"(%arg0, %arg1) : (tensor<4xui32>, tensor<2xui32>) -> tensor<4xui32>
  return %0 : tensor<4xui32>
}
