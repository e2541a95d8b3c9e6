// RUN: not stablehlo-opt %s
// breaks uniform_quantize (O1)
//   is_quantized(result)

func.func @main(%arg0: tensor<f32>) -> tensor<i16> {
  %0 = "stablehlo.uniform_quantize"(%arg0) : (tensor<f32>) -> tensor<i16>
  return %0 : tensor<i16>
}
