// RUN: not stablehlo-opt %s
// breaks tan (I1)
//   operand is float | complex and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = "stablehlo.tan"(%arg0) : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
