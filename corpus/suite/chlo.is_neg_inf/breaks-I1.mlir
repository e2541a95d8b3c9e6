// RUN: not stablehlo-opt %s
// breaks is_neg_inf (I1)
//   operand is float and not is_quantized(operand)

func.func @main(%arg0: tensor<i8>) -> tensor<i1> {
  %0 = "chlo.is_neg_inf"(%arg0) : (tensor<i8>) -> tensor<i1>
  return %0 : tensor<i1>
}
