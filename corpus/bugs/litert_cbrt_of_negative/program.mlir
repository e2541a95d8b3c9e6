// RUN: : --args='[dense<-8.0> : tensor<f32>]'

func.func @main(%a: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.cbrt %a : tensor<f32>
  return %0 : tensor<f32>
}
