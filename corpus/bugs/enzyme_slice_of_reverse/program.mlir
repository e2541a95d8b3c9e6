// RUN: : --args='[dense<[[[[-4.972468e-09]]]]> : tensor<1x1x1x1xf32>]'

func.func @main(%arg0: tensor<1x1x1x1xf32>) -> tensor<0x0x0x0xf32> {
  %0 = stablehlo.reverse %arg0, dims = [2] : tensor<1x1x1x1xf32>
  %1 = stablehlo.slice %0 [0:0, 0:0, 1:1, 0:0] : (tensor<1x1x1x1xf32>) -> tensor<0x0x0x0xf32>
  return %1 : tensor<0x0x0x0xf32>
}
