// RUN: not stablehlo-opt %s
// breaks cholesky (C1)
//   baseline_type(a) = baseline_type(result)

func.func @main(%arg0: tensor<2x2xbf16>) -> tensor<2xbf16> {
  %0 = "stablehlo.cholesky"(%arg0) : (tensor<2x2xbf16>) -> tensor<2xbf16>
  return %0 : tensor<2xbf16>
}
