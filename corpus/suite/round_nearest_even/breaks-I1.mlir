// RUN: not stablehlo-opt %s
// breaks round_nearest_even (I1)
//   operand is float and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<i4>) -> tensor<i4> {
  %0 = "stablehlo.round_nearest_even"(%arg0) : (tensor<i4>) -> tensor<i4>
  return %0 : tensor<i4>
}
