// RUN: : --args='[dense<3.4028235e+38> : tensor<f32>]'

func.func @main(%a: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.log %a : tensor<f32>
  return %0 : tensor<f32>
}
