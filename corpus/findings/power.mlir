// XLA:CPU of jaxlib 0.10.2: wrong-value: output 0: expected 0, got 1
// RUN: : --args='[dense<0> : tensor<i32>, dense<1073741824> : tensor<i32>]'

func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.power %arg0, %arg1 : tensor<i32>
  return %0 : tensor<i32>
}
