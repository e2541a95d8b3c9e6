// RUN: not stablehlo-opt %s
// breaks clamp (C3)
//   baseline_element_type(min) = baseline_element_type(operand) = baseline_element_type(max)

func.func @main(%arg0: tensor<ui8>, %arg1: tensor<ui2>, %arg2: tensor<ui2>) -> tensor<ui2> {
  %0 = "stablehlo.clamp"(%arg0, %arg1, %arg2) : (tensor<ui8>, tensor<ui2>, tensor<ui2>) -> tensor<ui2>
  return %0 : tensor<ui2>
}
