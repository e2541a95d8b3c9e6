// RUN: not stablehlo-opt %s
// breaks uniform_dequantize (I1)
//   is_quantized(operand)

func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.uniform_dequantize"(%arg0) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
