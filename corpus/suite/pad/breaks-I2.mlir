// RUN: not stablehlo-opt %s
// breaks pad (I2)
//   rank(padding_value) = 0

func.func @main(%arg0: tensor<2xi1>, %arg1: tensor<2xi1>) -> tensor<2xi1> {
  %0 = "stablehlo.pad"(%arg0, %arg1) <{interior_padding = array<i64: 2>, edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: -2>}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}
