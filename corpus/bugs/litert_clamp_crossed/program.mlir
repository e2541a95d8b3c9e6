// RUN: : --args='[dense<2> : tensor<i32>, dense<0> : tensor<i32>, dense<1> : tensor<i32>]'

func.func @main(%lo: tensor<i32>, %a: tensor<i32>, %hi: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.clamp %lo, %a, %hi : tensor<i32>
  return %0 : tensor<i32>
}
