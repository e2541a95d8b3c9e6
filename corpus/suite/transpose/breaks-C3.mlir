// RUN: not stablehlo-opt %s
// breaks transpose (C3)
//   shape(result) = dim(operand, permutation...)

func.func @main(%arg0: tensor<4x1xf8E5M2>) -> tensor<1xf8E5M2> {
  %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (tensor<4x1xf8E5M2>) -> tensor<1xf8E5M2>
  return %0 : tensor<1xf8E5M2>
}
