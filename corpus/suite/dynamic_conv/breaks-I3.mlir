// RUN: not stablehlo-opt %s
// breaks dynamic_conv (I3)
//   padding is int and not is_quantized(padding)

func.func @main(%arg0: tensor<8x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<0x2xcomplex<f16>>) -> tensor<4x2xf32> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 1 : i64, batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>}> : (tensor<8x2xf32>, tensor<2x2xf32>, tensor<0x2xcomplex<f16>>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}
