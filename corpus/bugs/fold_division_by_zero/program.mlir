// RUN: : --args='[]'

func.func @main() -> tensor<i32> {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.divide %0, %1 : tensor<i32>
  return %2 : tensor<i32>
}
