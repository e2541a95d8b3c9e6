// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C16)
//   dim(rhs, kernel_output_feature_dimension) % feature_group_count = 0

func.func @main(%arg0: tensor<4x16xui16>, %arg1: tensor<4x3xui16>, %arg2: tensor<0x2xui2>) -> tensor<4x3xui16> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 4 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGH>]}> : (tensor<4x16xui16>, tensor<4x3xui16>, tensor<0x2xui2>) -> tensor<4x3xui16>
  return %0 : tensor<4x3xui16>
}
