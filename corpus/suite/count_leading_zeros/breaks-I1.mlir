// RUN: not stablehlo-opt %s
// breaks count_leading_zeros (I1)
//   operand is int and not is_quantized(operand)

func.func @main(%arg0: tensor<i1>) -> tensor<i1> {
  %0 = "stablehlo.count_leading_zeros"(%arg0) : (tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}
