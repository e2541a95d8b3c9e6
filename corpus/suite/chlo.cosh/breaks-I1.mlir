// RUN: not stablehlo-opt %s
// breaks cosh (I1)
//   operand is float | complex and not is_quantized(operand)

func.func @main(%arg0: tensor<i8>) -> tensor<i8> {
  %0 = "chlo.cosh"(%arg0) : (tensor<i8>) -> tensor<i8>
  return %0 : tensor<i8>
}
