// RUN: not stablehlo-opt %s
// breaks transpose (C3)
//   shape(result) = dim(operand, permutation...)

func.func @main(%arg0: tensor<4x1xbf16>) -> tensor<1xbf16> {
  %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (tensor<4x1xbf16>) -> tensor<1xbf16>
  return %0 : tensor<1xbf16>
}
