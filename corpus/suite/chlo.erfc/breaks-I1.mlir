// RUN: not stablehlo-opt %s
// breaks erfc (I1)
//   operand is float

func.func @main(%arg0: tensor<i4>) -> tensor<i4> {
  %0 = "chlo.erfc"(%arg0) : (tensor<i4>) -> tensor<i4>
  return %0 : tensor<i4>
}
