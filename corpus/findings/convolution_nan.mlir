// XLA:CPU of jaxlib 0.10.2: missing-nan: output 0 element [0, 0, 0]: expected NaN, got 0.0
// RUN: : --args='[dense<[[[0.0]]]> : tensor<1x1x1xf32>, dense<[[[0x7FC00000]]]> : tensor<1x1x1xf32>]'

func.func @main(%arg0: tensor<1x1x1xf32>, %arg1: tensor<1x1x1xf32>) -> tensor<1x1x2xf32> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[1, 0]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x2xf32>
  return %0 : tensor<1x1x2xf32>
}
