// RUN: not stablehlo-opt %s
// breaks is_finite (C1)
//   shape(x) = shape(y)

func.func @main(%arg0: tensor<f16>) -> tensor<1xi1> {
  %0 = "stablehlo.is_finite"(%arg0) : (tensor<f16>) -> tensor<1xi1>
  return %0 : tensor<1xi1>
}
