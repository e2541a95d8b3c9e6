// RUN: : --args='[dense<[1.0]> : tensor<1xf4E2M1FN>]'

func.func @main(%a: tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN> {
  %0 = stablehlo.negate %a : tensor<1xf4E2M1FN>
  return %0 : tensor<1xf4E2M1FN>
}
