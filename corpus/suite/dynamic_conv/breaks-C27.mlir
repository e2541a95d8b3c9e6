// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C27)
//   not is_quantized(rhs) => is_promotable(element_type(lhs), element_type(result)) and (element_type(rhs) = element_type(lhs) or is_mixed(element_type(lhs), element_type(rhs), element_type(result)))

func.func @main(%arg0: tensor<9x2xui16>, %arg1: tensor<3x12xui32>, %arg2: tensor<0x2xi2>) -> tensor<12x2xui64> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 3 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>}> : (tensor<9x2xui16>, tensor<3x12xui32>, tensor<0x2xi2>) -> tensor<12x2xui64>
  return %0 : tensor<12x2xui64>
}
