// RUN: not stablehlo-opt %s
// breaks log_plus_one (I1)
//   operand is float | complex and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<i4>) -> tensor<i4> {
  %0 = "stablehlo.log_plus_one"(%arg0) : (tensor<i4>) -> tensor<i4>
  return %0 : tensor<i4>
}
