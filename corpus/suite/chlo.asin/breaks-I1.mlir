// RUN: not stablehlo-opt %s
// breaks asin (I1)
//   operand is float | complex and not is_quantized(operand)

func.func @main(%arg0: tensor<i2>) -> tensor<i2> {
  %0 = "chlo.asin"(%arg0) : (tensor<i2>) -> tensor<i2>
  return %0 : tensor<i2>
}
