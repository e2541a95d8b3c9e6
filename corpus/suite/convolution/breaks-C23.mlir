// RUN: not stablehlo-opt %s
// breaks convolution (C23)
//   feature_group_count = 1 or batch_group_count = 1

func.func @main(%arg0: tensor<8x16xf8E4M3FNUZ>, %arg1: tensor<32x4xf8E4M3FNUZ>) -> tensor<4x32xf64> {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 4 : i64, batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGH>]}> : (tensor<8x16xf8E4M3FNUZ>, tensor<32x4xf8E4M3FNUZ>) -> tensor<4x32xf64>
  return %0 : tensor<4x32xf64>
}
