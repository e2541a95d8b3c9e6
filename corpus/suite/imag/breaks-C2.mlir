// RUN: not stablehlo-opt %s
// breaks imag (C2)
//   element_type(result) = (is_complex(operand) ? complex_element_type(element_type(operand)) : element_type(operand))

func.func @main(%arg0: tensor<f16>) -> tensor<bf16> {
  %0 = "stablehlo.imag"(%arg0) : (tensor<f16>) -> tensor<bf16>
  return %0 : tensor<bf16>
}
