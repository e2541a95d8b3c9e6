// RUN: : --args='[dense<0.0> : tensor<f32>, dense<[-2.0]> : tensor<1xf32>]'

func.func @main(%v: tensor<f32>, %a: tensor<1xf32>) -> tensor<1xf32> {
  %0 = stablehlo.pad %a, %v, low = [-2], high = [2], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
