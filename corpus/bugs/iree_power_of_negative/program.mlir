// RUN: : --args='[dense<-5.0> : tensor<f32>, dense<3.0> : tensor<f32>]'

func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.power %a, %b : tensor<f32>
  return %0 : tensor<f32>
}
