// RUN: : --args='[dense<1.0> : tensor<f32>]'

func.func @main(%a: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.dynamic_slice %a, sizes = [] : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
