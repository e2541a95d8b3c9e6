// RUN: not stablehlo-opt %s
// breaks is_finite (O1)
//   y is bool

func.func @main(%arg0: tensor<f6E2M3FN>) -> tensor<ui2> {
  %0 = "stablehlo.is_finite"(%arg0) : (tensor<f6E2M3FN>) -> tensor<ui2>
  return %0 : tensor<ui2>
}
