// RUN: not stablehlo-opt %s
// breaks convolution (C9)
//   size(window_reversal) = rank(lhs) - 2

func.func @main(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> tensor<2x4xf32> {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 1 : i64, batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, window_reversal = array<i1: false>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
