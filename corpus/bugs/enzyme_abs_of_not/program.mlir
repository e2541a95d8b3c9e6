// RUN: : --args='[dense<0> : tensor<i32>]'

func.func @main(%arg0: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.not %arg0 : tensor<i32>
  %1 = stablehlo.abs %0 : tensor<i32>
  return %1 : tensor<i32>
}
