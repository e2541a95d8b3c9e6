// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C5)
//   size(lhs_dilation) = rank(lhs) - 2

func.func @main(%arg0: tensor<3x4xbf16>, %arg1: tensor<4x0xbf16>, %arg2: tensor<0x2xi8>) -> tensor<3x0xf32> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, lhs_dilation = array<i64: 1>}> : (tensor<3x4xbf16>, tensor<4x0xbf16>, tensor<0x2xi8>) -> tensor<3x0xf32>
  return %0 : tensor<3x0xf32>
}
