// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C2)
//   size(window_strides) = rank(lhs) - 2

func.func @main(%arg0: tensor<4x6xf16>, %arg1: tensor<2x6xf16>, %arg2: tensor<0x2xui4>) -> tensor<4x6xf16> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 3 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, window_strides = array<i64: 1>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]}> : (tensor<4x6xf16>, tensor<2x6xf16>, tensor<0x2xui4>) -> tensor<4x6xf16>
  return %0 : tensor<4x6xf16>
}
