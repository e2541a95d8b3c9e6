// RUN: not stablehlo-opt %s
// breaks real (C2)
//   element_type(result) = (is_complex(operand) ? complex_element_type(element_type(operand)) : element_type(operand))

func.func @main(%arg0: tensor<f8E3M4>) -> tensor<ui32> {
  %0 = "stablehlo.real"(%arg0) : (tensor<f8E3M4>) -> tensor<ui32>
  return %0 : tensor<ui32>
}
