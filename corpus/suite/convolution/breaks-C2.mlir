// RUN: not stablehlo-opt %s
// breaks convolution (C2)
//   size(window_strides) = rank(lhs) - 2

func.func @main(%arg0: tensor<6x2xf32>, %arg1: tensor<6x2xf32>) -> tensor<6x2xf32> {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 3 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[o, i]->[f, b]>, window_strides = array<i64: 1>}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  return %0 : tensor<6x2xf32>
}
