// RUN: not stablehlo-opt %s
// breaks complex (C3)
//   element_type(result) = complex<element_type(lhs)>

func.func @main(%arg0: tensor<1xbf16>, %arg1: tensor<1xbf16>) -> tensor<1xi64> {
  %0 = "stablehlo.complex"(%arg0, %arg1) : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<1xi64>
  return %0 : tensor<1xi64>
}
