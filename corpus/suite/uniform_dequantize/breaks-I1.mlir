// RUN: not stablehlo-opt %s
// breaks uniform_dequantize (I1)
//   is_quantized(operand)

func.func @main(%arg0: tensor<i4>) -> tensor<f64> {
  %0 = "stablehlo.uniform_dequantize"(%arg0) : (tensor<i4>) -> tensor<f64>
  return %0 : tensor<f64>
}
