// RUN: not stablehlo-opt %s
// breaks clamp (C3)
//   baseline_element_type(min) = baseline_element_type(operand) = baseline_element_type(max)

func.func @main(%arg0: tensor<ui32>, %arg1: tensor<ui4>, %arg2: tensor<ui4>) -> tensor<ui4> {
  %0 = "stablehlo.clamp"(%arg0, %arg1, %arg2) : (tensor<ui32>, tensor<ui4>, tensor<ui4>) -> tensor<ui4>
  return %0 : tensor<ui4>
}
