// RUN: : --args='[dense<[[1.0]]> : tensor<1x1xf32>]'

func.func @main(%a: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = "stablehlo.sort"(%a) <{dimension = -2 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<1x1xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
