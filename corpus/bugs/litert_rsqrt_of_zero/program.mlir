// RUN: : --args='[dense<0.0> : tensor<4xf32>]'

func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.rsqrt %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
