// RUN: not stablehlo-opt %s
// breaks popcnt (I1)
//   operand is int and not is_quantized(operand)

func.func @main(%arg0: tensor<f16>) -> tensor<f16> {
  %0 = "stablehlo.popcnt"(%arg0) : (tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}
