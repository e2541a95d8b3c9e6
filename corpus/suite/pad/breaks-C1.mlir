// RUN: not stablehlo-opt %s
// breaks pad (C1)
//   element_type(operand) = element_type(padding_value) = element_type(result)

func.func @main(%arg0: tensor<ui2>, %arg1: tensor<ui64>) -> tensor<ui64> {
  %0 = "stablehlo.pad"(%arg0, %arg1) <{interior_padding = array<i64>, edge_padding_low = array<i64>, edge_padding_high = array<i64>}> : (tensor<ui2>, tensor<ui64>) -> tensor<ui64>
  return %0 : tensor<ui64>
}
