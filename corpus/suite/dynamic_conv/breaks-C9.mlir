// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C9)
//   size(window_reversal) = rank(lhs) - 2

func.func @main(%arg0: tensor<3x8x1xf8E8M0FNU>, %arg1: tensor<4x2x4xf8E8M0FNU>, %arg2: tensor<1x2xi64>) -> tensor<0x3x4xf32> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 4 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[0, b, f]>, lhs_dilation = array<i64: 4>, window_reversal = array<i1: true, true>}> : (tensor<3x8x1xf8E8M0FNU>, tensor<4x2x4xf8E8M0FNU>, tensor<1x2xi64>) -> tensor<0x3x4xf32>
  return %0 : tensor<0x3x4xf32>
}
