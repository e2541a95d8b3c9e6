// RUN: not stablehlo-opt %s
// breaks digamma (X1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<2xf16>) -> tensor<2xui8> {
  %0 = "chlo.digamma"(%arg0) : (tensor<2xf16>) -> tensor<2xui8>
  return %0 : tensor<2xui8>
}
