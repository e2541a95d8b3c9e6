// RUN: : --args='[dense<[[[0.0, 0.0]], [[1.0, 0.0]]]> : tensor<2x1x2xf32>]'

func.func @main(%arg0: tensor<2x1x2xf32>) -> tensor<1x2x1x2xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [3, 0, 1] : (tensor<2x1x2xf32>) -> tensor<1x2x1x2xf32>
  return %0 : tensor<1x2x1x2xf32>
}
