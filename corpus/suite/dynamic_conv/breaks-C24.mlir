// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C24)
//   given(precision_config) => size(precision_config) = 2

func.func @main(%arg0: tensor<6x4xi32>, %arg1: tensor<4x4xi32>, %arg2: tensor<0x2xui16>) -> tensor<4x3xi64> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 1 : i64, batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[f, b]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<6x4xi32>, tensor<4x4xi32>, tensor<0x2xui16>) -> tensor<4x3xi64>
  return %0 : tensor<4x3xi64>
}
