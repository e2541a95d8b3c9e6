// RUN: not stablehlo-opt %s
// breaks pad (C4)
//   shape(result) = shape(operand) + edge_padding_low + max(shape(operand) - 1, 0) * interior_padding + edge_padding_high

func.func @main(%arg0: tensor<4xui2>, %arg1: tensor<ui2>) -> tensor<0xui2> {
  %0 = "stablehlo.pad"(%arg0, %arg1) <{interior_padding = array<i64: 1>, edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: -9>}> : (tensor<4xui2>, tensor<ui2>) -> tensor<0xui2>
  return %0 : tensor<0xui2>
}
