// RUN: : --args='[dense<100> : tensor<2xi8>, dense<0> : tensor<i8>]'

func.func @main(%a: tensor<2xi8>, %z: tensor<i8>) -> tensor<i32> {
  %0 = stablehlo.reduce(%a init: %z) across dimensions = [0] : (tensor<2xi8>, tensor<i8>) -> tensor<i32> reducer(%p: tensor<i32>, %q: tensor<i32>) {
    %1 = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }
  return %0 : tensor<i32>
}
