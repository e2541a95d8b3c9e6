// RUN: : --args='[dense<[0xFFC00000]> : tensor<1xf32>, dense<[0.0]> : tensor<1xf32>]'

func.func @main(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>) -> tensor<1xf32> {
  %0 = stablehlo.compare GE, %arg0, %arg1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %1 = stablehlo.select %0, %arg0, %arg1 : tensor<1xi1>, tensor<1xf32>
  return %1 : tensor<1xf32>
}
