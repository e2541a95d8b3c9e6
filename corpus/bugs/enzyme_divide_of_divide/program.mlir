// RUN: : --args='[dense<[[0]]> : tensor<1x1xi32>, dense<[[1073741824]]> : tensor<1x1xi32>]'

func.func @main(%arg0: tensor<1x1xi32>, %arg1: tensor<1x1xi32>) -> tensor<1x1xi32> {
  %0 = stablehlo.divide %arg0, %arg1 : tensor<1x1xi32>
  %1 = stablehlo.divide %0, %arg1 : tensor<1x1xi32>
  return %1 : tensor<1x1xi32>
}
