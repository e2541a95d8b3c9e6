// RUN: not stablehlo-opt %s
// breaks abs (C2)
//   baseline_element_type(result) = (is_complex(operand) ? complex_element_type(element_type(operand)) : baseline_element_type(operand))

func.func @main(%arg0: tensor<4xi64>) -> tensor<4xi4> {
  %0 = "stablehlo.abs"(%arg0) : (tensor<4xi64>) -> tensor<4xi4>
  return %0 : tensor<4xi4>
}
