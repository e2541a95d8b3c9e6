// RUN: not stablehlo-opt %s
// breaks dynamic_update_slice (C6)
//   0 <= shape(update) <= shape(operand)

func.func @main(%arg0: tensor<3xui64>, %arg1: tensor<4xui64>, %arg2: tensor<ui32>) -> tensor<3xui64> {
  %0 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %arg2) : (tensor<3xui64>, tensor<4xui64>, tensor<ui32>) -> tensor<3xui64>
  return %0 : tensor<3xui64>
}
