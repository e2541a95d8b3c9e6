// XLA:CPU of jaxlib 0.10.2: wrong-value: output 0: expected -2, got -1
// RUN: : --args='[dense<3> : tensor<i4>, dense<-8> : tensor<i4>]'

func.func @main(%arg0: tensor<i4>, %arg1: tensor<i4>) -> tensor<i4> {
  %0 = chlo.mulhi %arg0, %arg1 : tensor<i4>, tensor<i4> -> tensor<i4>
  return %0 : tensor<i4>
}
