// RUN: not stablehlo-opt %s
// breaks not (I1)
//   operand is bool | int and not is_quantized(operand)

func.func @main(%arg0: tensor<f16>) -> tensor<f16> {
  %0 = "stablehlo.not"(%arg0) : (tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}
