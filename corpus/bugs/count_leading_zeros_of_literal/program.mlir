// RUN: : --args='[]'

func.func @main() -> tensor<i32> {
  %0 = stablehlo.constant dense<-1> : tensor<i32>
  %1 = stablehlo.count_leading_zeros %0 : tensor<i32>
  return %1 : tensor<i32>
}
