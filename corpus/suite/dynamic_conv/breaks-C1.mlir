// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C1)
//   rank(lhs) = rank(rhs)

func.func @main(%arg0: tensor<3x4x16xi1>, %arg1: tensor<4x12x3x2xi1>, %arg2: tensor<1x2xui2>) -> tensor<4x1x12xi1> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 4 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, b, f]x[i, o, 0]->[b, 0, f]>, window_strides = array<i64: 3>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]}> : (tensor<3x4x16xi1>, tensor<4x12x3x2xi1>, tensor<1x2xui2>) -> tensor<4x1x12xi1>
  return %0 : tensor<4x1x12xi1>
}
