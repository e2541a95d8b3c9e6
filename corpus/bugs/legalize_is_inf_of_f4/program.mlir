// RUN: : --args='[dense<0.0> : tensor<f4E2M1FN>]'

func.func @main(%a: tensor<f4E2M1FN>) -> tensor<i1> {
  %0 = chlo.is_inf %a : tensor<f4E2M1FN> -> tensor<i1>
  return %0 : tensor<i1>
}
