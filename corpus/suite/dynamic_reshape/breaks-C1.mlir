// RUN: not stablehlo-opt %s
// breaks dynamic_reshape (C1)
//   (not is_per_axis_quantized(operand) => element_type(result) = element_type(operand)) and (is_per_axis_quantized(operand) => same_scales(result, operand))

func.func @main(%arg0: tensor<i32>, %arg1: tensor<0xi4>) -> tensor<f6E3M2FN> {
  %0 = "stablehlo.dynamic_reshape"(%arg0, %arg1) : (tensor<i32>, tensor<0xi4>) -> tensor<f6E3M2FN>
  return %0 : tensor<f6E3M2FN>
}
