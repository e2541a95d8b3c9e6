// RUN: : --args='[dense<[1, 1, 0, -1, -2, 0]> : tensor<6xi2>]'

func.func @main(%a: tensor<6xi2>) -> tensor<6xi2> {
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
  ^bb0(%p: tensor<i2>, %q: tensor<i2>):
    %1 = stablehlo.compare LT, %p, %q : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<6xi2>) -> tensor<6xi2>
  return %0 : tensor<6xi2>
}
