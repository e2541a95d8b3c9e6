// RUN: not stablehlo-opt %s
// breaks dynamic_update_slice (C1)
//   type(operand) = type(result)

func.func @main(%arg0: tensor<ui2>, %arg1: tensor<ui2>) -> tensor<2xui2> {
  %0 = "stablehlo.dynamic_update_slice"(%arg0, %arg1) : (tensor<ui2>, tensor<ui2>) -> tensor<2xui2>
  return %0 : tensor<2xui2>
}
