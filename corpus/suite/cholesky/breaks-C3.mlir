// RUN: not stablehlo-opt %s
// breaks cholesky (C3)
//   dim(a, -2) = dim(a, -1)

func.func @main(%arg0: tensor<3x3x2xbf16>) -> tensor<3x3x2xbf16> {
  %0 = "stablehlo.cholesky"(%arg0) : (tensor<3x3x2xbf16>) -> tensor<3x3x2xbf16>
  return %0 : tensor<3x3x2xbf16>
}
