// RUN: : --args='[dense<[[-0.83984375]]> : tensor<1x1xf32>, dense<[[11.5625, 11.5625]]> : tensor<1x2xf32>]'

func.func @main(%arg0: tensor<1x1xf32>, %arg1: tensor<1x2xf32>) -> tensor<2x1xf32> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, b]x[i, o]->[f, b], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x1xf32>, tensor<1x2xf32>) -> tensor<2x1xf32>
  return %0 : tensor<2x1xf32>
}
