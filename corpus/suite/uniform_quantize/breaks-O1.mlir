// RUN: not stablehlo-opt %s
// breaks uniform_quantize (O1)
//   is_quantized(result)

func.func @main(%arg0: tensor<f64>) -> tensor<i32> {
  %0 = "stablehlo.uniform_quantize"(%arg0) : (tensor<f64>) -> tensor<i32>
  return %0 : tensor<i32>
}
