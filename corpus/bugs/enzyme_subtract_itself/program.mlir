// RUN: : --args='[dense<0x7FC00000> : tensor<f32>]'

func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.logistic %arg0 : tensor<f32>
  %1 = stablehlo.subtract %0, %0 : tensor<f32>
  return %1 : tensor<f32>
}
