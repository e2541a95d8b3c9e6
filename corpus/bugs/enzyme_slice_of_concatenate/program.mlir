// RUN: : --args='[dense<[[[[2.0]]]]> : tensor<1x1x1x1xf32>]'

func.func @main(%arg0: tensor<1x1x1x1xf32>) -> tensor<0x0x0x0xf32> {
  %0 = stablehlo.concatenate %arg0, dim = 0 : (tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
  %1 = stablehlo.slice %0 [0:0, 0:0, 0:0, 0:0] : (tensor<1x1x1x1xf32>) -> tensor<0x0x0x0xf32>
  return %1 : tensor<0x0x0x0xf32>
}
