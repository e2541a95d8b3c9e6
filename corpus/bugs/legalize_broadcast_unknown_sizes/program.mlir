// RUN: : --args='[dense<[[-1591591040.0, 2.0, 279202816.0, -2147483648.0, -1567179648.0, 2147483648.0, 0.0]]> : tensor<1x7xf32>]'

func.func @main(%arg0: tensor<1x?xf32>) -> tensor<?x?xf32> {
  %0 = stablehlo.broadcast %arg0, sizes = [] : (tensor<1x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
