// RUN: : --args='[dense<[[[-0.0]]]> : tensor<1x1x1xf32>]'

func.func @main(%arg0: tensor<1x1x1xf32>) -> tensor<1x1x1xf32> {
  %0 = stablehlo.constant dense<[[[0.0]]]> : tensor<1x1x1xf32>
  %1 = stablehlo.add %0, %arg0 : tensor<1x1x1xf32>
  return %1 : tensor<1x1x1xf32>
}
