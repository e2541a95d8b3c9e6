// RUN: : --args='[dense<> : tensor<1x0xf32>, dense<> : tensor<0x1xf32>]'

func.func @main(%a: tensor<1x0xf32>, %b: tensor<0x1xf32>) -> tensor<1x1xf32> {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, f]x[i, o]->[b, f], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x0xf32>, tensor<0x1xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
