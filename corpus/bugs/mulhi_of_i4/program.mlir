// RUN: : --args='[dense<3> : tensor<i4>, dense<7> : tensor<i4>]'

func.func @main(%a: tensor<i4>, %b: tensor<i4>) -> tensor<i4> {
  %0 = chlo.mulhi %a, %b : tensor<i4>, tensor<i4> -> tensor<i4>
  return %0 : tensor<i4>
}
