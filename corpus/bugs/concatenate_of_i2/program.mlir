// RUN: : --args='[dense<[1, 0, -1]> : tensor<3xi2>]'

func.func @main(%a: tensor<3xi2>) -> tensor<6xi2> {
  %0 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<3xi2>, tensor<3xi2>) -> tensor<6xi2>
  return %0 : tensor<6xi2>
}
