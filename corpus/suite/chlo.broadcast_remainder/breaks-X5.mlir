// RUN: not stablehlo-opt %s
// breaks broadcast_remainder (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<0xf32>, %arg1: tensor<2xf32>) -> tensor<0xf32> {
  %0 = "chlo.broadcast_remainder"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<0xf32>, tensor<2xf32>) -> tensor<0xf32>
  return %0 : tensor<0xf32>
}
