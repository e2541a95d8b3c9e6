// RUN: not stablehlo-opt %s
// breaks pad (C2)
//   size(edge_padding_low) = size(edge_padding_high) = size(interior_padding) = rank(operand)

func.func @main(%arg0: tensor<i2>, %arg1: tensor<i2>) -> tensor<i2> {
  %0 = "stablehlo.pad"(%arg0, %arg1) <{interior_padding = array<i64>, edge_padding_low = array<i64>, edge_padding_high = array<i64: 0>}> : (tensor<i2>, tensor<i2>) -> tensor<i2>
  return %0 : tensor<i2>
}
