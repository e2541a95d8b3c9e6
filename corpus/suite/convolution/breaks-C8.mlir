// RUN: not stablehlo-opt %s
// breaks convolution (C8)
//   0 < rhs_dilation

func.func @main(%arg0: tensor<2x3x12xf8E4M3FN>, %arg1: tensor<16x3x1xf8E4M3FN>) -> tensor<3x0x16xf64> {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 4 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, b, f]x[o, i, 0]->[b, 0, f]>, rhs_dilation = array<i64: 0>, window_reversal = array<i1: true>, padding = dense<[[-3, -2]]> : tensor<1x2xi64>}> : (tensor<2x3x12xf8E4M3FN>, tensor<16x3x1xf8E4M3FN>) -> tensor<3x0x16xf64>
  return %0 : tensor<3x0x16xf64>
}
