// RUN: not stablehlo-opt %s
// breaks asinh (I1)
//   operand is float | complex

func.func @main(%arg0: tensor<i2>) -> tensor<i2> {
  %0 = "chlo.asinh"(%arg0) : (tensor<i2>) -> tensor<i2>
  return %0 : tensor<i2>
}
