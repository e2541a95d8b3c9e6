// RUN: : --args='[dense<true> : tensor<i1>, dense<true> : tensor<i1>]'

func.func @main(%a: tensor<i1>, %b: tensor<i1>) -> tensor<i1> {
  %0 = stablehlo.add %a, %b : tensor<i1>
  return %0 : tensor<i1>
}
