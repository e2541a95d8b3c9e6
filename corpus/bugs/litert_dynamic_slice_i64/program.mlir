// RUN: : --args='[dense<[1.0, 2.0, 3.0]> : tensor<3xf32>, dense<1> : tensor<i64>]'

func.func @main(%a: tensor<3xf32>, %i: tensor<i64>) -> tensor<2xf32> {
  %0 = stablehlo.dynamic_slice %a, %i, sizes = [2] : (tensor<3xf32>, tensor<i64>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
