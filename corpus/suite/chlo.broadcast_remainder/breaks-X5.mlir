// RUN: not stablehlo-opt %s
// breaks broadcast_remainder (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<0xf64>, %arg1: tensor<2xf64>) -> tensor<0xf64> {
  %0 = "chlo.broadcast_remainder"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<0xf64>, tensor<2xf64>) -> tensor<0xf64>
  return %0 : tensor<0xf64>
}
