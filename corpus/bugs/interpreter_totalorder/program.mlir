// RUN: : --args='[dense<-0.0> : tensor<f32>, dense<0.0> : tensor<f32>]'

func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1> {
  %0 = stablehlo.compare EQ, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
