// RUN: : --args='[dense<-1> : tensor<i32>, dense<1> : tensor<i32>]'

func.func @main(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.shift_right_logical %a, %b : tensor<i32>
  return %0 : tensor<i32>
}
