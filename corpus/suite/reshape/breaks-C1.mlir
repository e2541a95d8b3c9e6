// RUN: not stablehlo-opt %s
// breaks reshape (C1)
//   (not is_per_axis_quantized(operand) => element_type(result) = element_type(operand)) and (is_per_axis_quantized(operand) => same_scales(result, operand))

func.func @main(%arg0: tensor<f16>) -> tensor<i8> {
  %0 = "stablehlo.reshape"(%arg0) : (tensor<f16>) -> tensor<i8>
  return %0 : tensor<i8>
}
