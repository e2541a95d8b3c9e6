// RUN: not stablehlo-opt %s
// breaks acos (I1)
//   operand is float | complex and not is_quantized(operand)

func.func @main(%arg0: tensor<i8>) -> tensor<i8> {
  %0 = "chlo.acos"(%arg0) : (tensor<i8>) -> tensor<i8>
  return %0 : tensor<i8>
}
