// RUN: : --args='[dense<100> : tensor<1x1xi8>, dense<100> : tensor<1x1xi8>]'

func.func @main(%a: tensor<1x1xi8>, %b: tensor<1x1xi8>) -> tensor<1x1xi32> {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, f]x[o, i]->[b, f], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x1xi8>, tensor<1x1xi8>) -> tensor<1x1xi32>
  return %0 : tensor<1x1xi32>
}
