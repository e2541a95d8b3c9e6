// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C1)
//   rank(lhs) = rank(rhs)

func.func @main(%arg0: tensor<16x1xf16>, %arg1: tensor<16xf16>, %arg2: tensor<0x2xui4>) -> tensor<4x16xf32> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 1 : i64, batch_group_count = 4 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>}> : (tensor<16x1xf16>, tensor<16xf16>, tensor<0x2xui4>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
