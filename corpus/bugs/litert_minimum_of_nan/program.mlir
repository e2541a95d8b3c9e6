// RUN: : --args='[dense<[0x7FC00000, 0.0]> : tensor<2xf32>, dense<[0.0, 0x7FC00000]> : tensor<2xf32>]'

func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.minimum %a, %b : tensor<2xf32>
  return %0 : tensor<2xf32>
}
