// RUN: : --args='[dense<0x7FC00000> : tensor<f32>]'

func.func @main(%a: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.exponential %a : tensor<f32>
  return %0 : tensor<f32>
}
