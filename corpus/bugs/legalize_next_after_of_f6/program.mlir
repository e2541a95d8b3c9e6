// RUN: : --args='[dense<-1.0> : tensor<f6E2M3FN>, dense<1.0> : tensor<f6E2M3FN>]'

func.func @main(%a: tensor<f6E2M3FN>, %b: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
  %0 = chlo.next_after %a, %b : tensor<f6E2M3FN>, tensor<f6E2M3FN> -> tensor<f6E2M3FN>
  return %0 : tensor<f6E2M3FN>
}
