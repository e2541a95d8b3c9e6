// RUN: not stablehlo-opt %s
// breaks sine (I1)
//   operand is float | complex and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<ui16>) -> tensor<ui16> {
  %0 = "stablehlo.sine"(%arg0) : (tensor<ui16>) -> tensor<ui16>
  return %0 : tensor<ui16>
}
