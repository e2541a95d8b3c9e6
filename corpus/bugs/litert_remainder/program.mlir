// RUN: : --args='[dense<-7> : tensor<i32>, dense<3> : tensor<i32>]'

func.func @main(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.remainder %a, %b : tensor<i32>
  return %0 : tensor<i32>
}
