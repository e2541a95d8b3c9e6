// RUN: not stablehlo-opt %s
// breaks convolution (C21)
//   0 < feature_group_count

func.func @main(%arg0: tensor<2x0xf8E4M3>, %arg1: tensor<1x0xf8E4M3>) -> tensor<0x2xf32> {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 0 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[f, b]>}> : (tensor<2x0xf8E4M3>, tensor<1x0xf8E4M3>) -> tensor<0x2xf32>
  return %0 : tensor<0x2xf32>
}
