// RUN: not stablehlo-opt %s
// breaks asin (I1)
//   operand is float | complex

func.func @main(%arg0: tensor<i4>) -> tensor<i4> {
  %0 = "chlo.asin"(%arg0) : (tensor<i4>) -> tensor<i4>
  return %0 : tensor<i4>
}
