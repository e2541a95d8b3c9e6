// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C6)
//   0 < lhs_dilation

func.func @main(%arg0: tensor<1x4x8xf6E3M2FN>, %arg1: tensor<3x4x4xf6E3M2FN>, %arg2: tensor<1x2xi32>) -> tensor<0x4x4xf8E4M3FNUZ> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 2 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, b, f]x[0, i, o]->[0, b, f]>, lhs_dilation = array<i64: -1>, rhs_dilation = array<i64: 3>}> : (tensor<1x4x8xf6E3M2FN>, tensor<3x4x4xf6E3M2FN>, tensor<1x2xi32>) -> tensor<0x4x4xf8E4M3FNUZ>
  return %0 : tensor<0x4x4xf8E4M3FNUZ>
}
