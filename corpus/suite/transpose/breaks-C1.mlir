// RUN: not stablehlo-opt %s
// breaks transpose (C1)
//   (not is_per_axis_quantized(operand) => element_type(result) = element_type(operand)) and (is_per_axis_quantized(operand) => same_scales(result, operand))

func.func @main(%arg0: tensor<complex<f16>>) -> tensor<f16> {
  %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64>}> : (tensor<complex<f16>>) -> tensor<f16>
  return %0 : tensor<f16>
}
