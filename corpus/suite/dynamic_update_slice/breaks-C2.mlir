// RUN: not stablehlo-opt %s
// breaks dynamic_update_slice (C2)
//   element_type(update) = element_type(operand)

func.func @main(%arg0: tensor<i8>, %arg1: tensor<ui16>) -> tensor<i8> {
  %0 = "stablehlo.dynamic_update_slice"(%arg0, %arg1) : (tensor<i8>, tensor<ui16>) -> tensor<i8>
  return %0 : tensor<i8>
}
