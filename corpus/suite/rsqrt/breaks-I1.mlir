// RUN: not stablehlo-opt %s
// breaks rsqrt (I1)
//   operand is float | complex and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<3xui8>) -> tensor<3xui8> {
  %0 = "stablehlo.rsqrt"(%arg0) : (tensor<3xui8>) -> tensor<3xui8>
  return %0 : tensor<3xui8>
}
