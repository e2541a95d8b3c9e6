// RUN: : --args='[dense<[1.0, 0.0]> : tensor<2xf32>, dense<[1, 0]> : tensor<2xui2>]'

func.func @main(%a: tensor<2xf32>, %b: tensor<2xui2>) -> tensor<2xui2> {
  %0, %1 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %u: tensor<ui2>, %v: tensor<ui2>):
    %2 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  }) : (tensor<2xf32>, tensor<2xui2>) -> (tensor<2xf32>, tensor<2xui2>)
  return %1 : tensor<2xui2>
}
