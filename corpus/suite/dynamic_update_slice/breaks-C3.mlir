// RUN: not stablehlo-opt %s
// breaks dynamic_update_slice (C3)
//   rank(update) = rank(operand)

func.func @main(%arg0: tensor<ui64>, %arg1: tensor<0xui64>) -> tensor<ui64> {
  %0 = "stablehlo.dynamic_update_slice"(%arg0, %arg1) : (tensor<ui64>, tensor<0xui64>) -> tensor<ui64>
  return %0 : tensor<ui64>
}
