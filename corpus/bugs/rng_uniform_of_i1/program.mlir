// RUN: : --args='[dense<false> : tensor<i1>, dense<true> : tensor<i1>]'

func.func @main(%a: tensor<i1>, %b: tensor<i1>) -> tensor<i1> {
  %s = stablehlo.constant dense<> : tensor<0xi64>
  %0 = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<i1>, tensor<i1>, tensor<0xi64>) -> tensor<i1>
  return %a : tensor<i1>
}
