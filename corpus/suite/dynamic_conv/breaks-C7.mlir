// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C7)
//   size(rhs_dilation) = rank(lhs) - 2

func.func @main(%arg0: tensor<1x12xui32>, %arg1: tensor<4x12xui32>, %arg2: tensor<0x2xui32>) -> tensor<1x12xui64> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 3 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, rhs_dilation = array<i64: 1>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<1x12xui32>, tensor<4x12xui32>, tensor<0x2xui32>) -> tensor<1x12xui64>
  return %0 : tensor<1x12xui64>
}
