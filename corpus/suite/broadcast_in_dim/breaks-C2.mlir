// RUN: not stablehlo-opt %s
// breaks broadcast_in_dim (C2)
//   size(broadcast_dimensions) = rank(operand)

func.func @main(%arg0: tensor<3xui4>) -> tensor<3xui4> {
  %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<3xui4>) -> tensor<3xui4>
  return %0 : tensor<3xui4>
}
