// RUN: not stablehlo-opt %s
// breaks convolution (C26)
//   rank(result) = rank(lhs)

func.func @main(%arg0: tensor<1x9xbf16>, %arg1: tensor<3x9xbf16>) -> tensor<9x1x1xf32> {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 3 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[f, b]>}> : (tensor<1x9xbf16>, tensor<3x9xbf16>) -> tensor<9x1x1xf32>
  return %0 : tensor<9x1x1xf32>
}
