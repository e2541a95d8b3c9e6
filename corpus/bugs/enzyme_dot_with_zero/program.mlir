// RUN: : --args='[dense<0x7FC00000> : tensor<f32>]'

func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.constant dense<-0.0> : tensor<f32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [] x [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
