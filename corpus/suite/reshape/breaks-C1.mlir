// RUN: not stablehlo-opt %s
// breaks reshape (C1)
//   (not is_per_axis_quantized(operand) => element_type(result) = element_type(operand)) and (is_per_axis_quantized(operand) => same_scales(result, operand))

func.func @main(%arg0: tensor<i32>) -> tensor<i2> {
  %0 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<i2>
  return %0 : tensor<i2>
}
