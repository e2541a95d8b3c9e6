// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C3)
//   0 < window_strides

func.func @main(%arg0: tensor<2x8x2xi8>, %arg1: tensor<2x4x2xi8>, %arg2: tensor<1x2xi64>) -> tensor<2x4x0xi64> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 4 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, f, b]x[0, o, i]->[b, f, 0]>, window_strides = array<i64: 0>}> : (tensor<2x8x2xi8>, tensor<2x4x2xi8>, tensor<1x2xi64>) -> tensor<2x4x0xi64>
  return %0 : tensor<2x4x0xi64>
}
