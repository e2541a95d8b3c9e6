// RUN: : --args='[dense<-1.0> : tensor<f32>, dense<-1.5> : tensor<f32>]'

func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.power %arg0, %arg1 : tensor<f32>
  %1 = stablehlo.multiply %0, %0 : tensor<f32>
  return %1 : tensor<f32>
}
