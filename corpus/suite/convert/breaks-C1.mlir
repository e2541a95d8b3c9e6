// RUN: not stablehlo-opt %s
// breaks convert (C1)
//   shape(operand) = shape(result)

func.func @main(%arg0: tensor<2xui2>) -> tensor<i2> {
  %0 = "stablehlo.convert"(%arg0) : (tensor<2xui2>) -> tensor<i2>
  return %0 : tensor<i2>
}
