// RUN: : --args='[dense<0x7FC00000> : tensor<f32>]'

func.func @main(%a: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.multiply %0, %a : tensor<f32>
  return %1 : tensor<f32>
}
