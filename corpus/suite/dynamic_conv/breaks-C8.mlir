// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C8)
//   0 < rhs_dilation

func.func @main(%arg0: tensor<4x3x8xi1>, %arg1: tensor<8x2x4xi1>, %arg2: tensor<1x2xi4>) -> tensor<7x8x4xi1> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 4 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[o, i, 0]->[0, f, b]>, window_strides = array<i64: 2>, lhs_dilation = array<i64: 4>, rhs_dilation = array<i64: 0>}> : (tensor<4x3x8xi1>, tensor<8x2x4xi1>, tensor<1x2xi4>) -> tensor<7x8x4xi1>
  return %0 : tensor<7x8x4xi1>
}
