// RUN: not stablehlo-opt %s
// breaks atan (I1)
//   operand is float | complex and not is_quantized(operand)

func.func @main(%arg0: tensor<i2>) -> tensor<i2> {
  %0 = "chlo.atan"(%arg0) : (tensor<i2>) -> tensor<i2>
  return %0 : tensor<i2>
}
