// RUN: not stablehlo-opt %s
// breaks is_pos_inf (I1)
//   operand is float and not is_quantized(operand)

func.func @main(%arg0: tensor<i4>) -> tensor<i1> {
  %0 = "chlo.is_pos_inf"(%arg0) : (tensor<i4>) -> tensor<i1>
  return %0 : tensor<i1>
}
