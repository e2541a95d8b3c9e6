// RUN: not stablehlo-opt %s
// breaks erfc (I1)
//   operand is float and not is_quantized(operand)

func.func @main(%arg0: tensor<i2>) -> tensor<i2> {
  %0 = "chlo.erfc"(%arg0) : (tensor<i2>) -> tensor<i2>
  return %0 : tensor<i2>
}
