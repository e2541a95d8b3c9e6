// RUN: not stablehlo-opt %s
// breaks broadcast_multiply (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<2x1xui64>, %arg1: tensor<4x1xui64>) -> tensor<2x1xui64> {
  %0 = "chlo.broadcast_multiply"(%arg0, %arg1) : (tensor<2x1xui64>, tensor<4x1xui64>) -> tensor<2x1xui64>
  return %0 : tensor<2x1xui64>
}
