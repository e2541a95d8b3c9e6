// RUN: not stablehlo-opt %s
// breaks round_nearest_afz (I1)
//   operand is float and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<i2>) -> tensor<i2> {
  %0 = "stablehlo.round_nearest_afz"(%arg0) : (tensor<i2>) -> tensor<i2>
  return %0 : tensor<i2>
}
