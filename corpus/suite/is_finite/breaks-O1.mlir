// RUN: not stablehlo-opt %s
// breaks is_finite (O1)
//   y is bool

func.func @main(%arg0: tensor<f6E2M3FN>) -> tensor<f32> {
  %0 = "stablehlo.is_finite"(%arg0) : (tensor<f6E2M3FN>) -> tensor<f32>
  return %0 : tensor<f32>
}
