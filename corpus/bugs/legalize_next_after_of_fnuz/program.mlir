// RUN: : --args='[dense<-0.00012207031> : tensor<f8E4M3B11FNUZ>, dense<0.0> : tensor<f8E4M3B11FNUZ>]'

func.func @main(%a: tensor<f8E4M3B11FNUZ>, %b: tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ> {
  %0 = chlo.next_after %a, %b : tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ> -> tensor<f8E4M3B11FNUZ>
  return %0 : tensor<f8E4M3B11FNUZ>
}
