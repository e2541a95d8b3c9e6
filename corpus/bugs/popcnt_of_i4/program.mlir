// RUN: : --args='[dense<-1> : tensor<i4>]'

func.func @main(%a: tensor<i4>) -> tensor<i4> {
  %0 = stablehlo.popcnt %a : tensor<i4>
  return %0 : tensor<i4>
}
