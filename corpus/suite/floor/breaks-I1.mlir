// RUN: not stablehlo-opt %s
// breaks floor (I1)
//   operand is float and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<i4>) -> tensor<i4> {
  %0 = "stablehlo.floor"(%arg0) : (tensor<i4>) -> tensor<i4>
  return %0 : tensor<i4>
}
