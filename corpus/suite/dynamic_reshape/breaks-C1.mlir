// RUN: not stablehlo-opt %s
// breaks dynamic_reshape (C1)
//   (not is_per_axis_quantized(operand) => element_type(result) = element_type(operand)) and (is_per_axis_quantized(operand) => same_scales(result, operand))

func.func @main(%arg0: tensor<f8E8M0FNU>, %arg1: tensor<1xi4>) -> tensor<1xi1> {
  %0 = "stablehlo.dynamic_reshape"(%arg0, %arg1) : (tensor<f8E8M0FNU>, tensor<1xi4>) -> tensor<1xi1>
  return %0 : tensor<1xi1>
}
