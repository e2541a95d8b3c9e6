// RUN: not stablehlo-opt %s
// breaks constant_like (X2)
//   shape(operand) = shape(result)

func.func @main(%arg0: tensor<i8>) -> tensor<1xui16> {
  %0 = "chlo.constant_like"(%arg0) <{value = 0 : ui16}> : (tensor<i8>) -> tensor<1xui16>
  return %0 : tensor<1xui16>
}
