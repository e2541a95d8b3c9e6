// RUN: : --args='[dense<[[1.0, 2.0, 4.0, 8.0]]> : tensor<1x4xf32>, dense<[[1.0, 1.0], [10.0, 10.0]]> : tensor<2x2xf32>]'

func.func @main(%a: tensor<1x4xf32>, %b: tensor<2x2xf32>) -> tensor<1x2xf32> {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, f]x[i, o]->[b, f], window = {} {feature_group_count = 2 : i64, batch_group_count = 1 : i64} : (tensor<1x4xf32>, tensor<2x2xf32>) -> tensor<1x2xf32>
  return %0 : tensor<1x2xf32>
}
