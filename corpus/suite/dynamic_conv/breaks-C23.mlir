// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C23)
//   feature_group_count = 1 or batch_group_count = 1

func.func @main(%arg0: tensor<8x4x6xi1>, %arg1: tensor<4x1x4xi1>, %arg2: tensor<1x2xi16>) -> tensor<1x3x4xi1> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 2 : i64, batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[f, 0, b]x[i, 0, o]->[0, b, f]>, window_strides = array<i64: 2>, lhs_dilation = array<i64: 2>, window_reversal = array<i1: true>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]}> : (tensor<8x4x6xi1>, tensor<4x1x4xi1>, tensor<1x2xi16>) -> tensor<1x3x4xi1>
  return %0 : tensor<1x3x4xi1>
}
