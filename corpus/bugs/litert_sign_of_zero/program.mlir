// RUN: : --args='[dense<-0.0> : tensor<f32>]'

func.func @main(%a: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.sign %a : tensor<f32>
  return %0 : tensor<f32>
}
