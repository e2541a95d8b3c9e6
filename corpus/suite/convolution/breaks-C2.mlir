// RUN: not stablehlo-opt %s
// breaks convolution (C2)
//   size(window_strides) = rank(lhs) - 2

func.func @main(%arg0: tensor<2x1xf16>, %arg1: tensor<1x3xf16>) -> tensor<2x3xf16> {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, window_strides = array<i64: 1>}> : (tensor<2x1xf16>, tensor<1x3xf16>) -> tensor<2x3xf16>
  return %0 : tensor<2x3xf16>
}
