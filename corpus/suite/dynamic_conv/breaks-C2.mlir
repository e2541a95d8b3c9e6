// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C2)
//   size(window_strides) = rank(lhs) - 2

func.func @main(%arg0: tensor<2x8xcomplex<f64>>, %arg1: tensor<2x8xcomplex<f64>>, %arg2: tensor<0x2xi4>) -> tensor<8x2xcomplex<f64>> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 1 : i64, batch_group_count = 4 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, window_strides = array<i64: 1>}> : (tensor<2x8xcomplex<f64>>, tensor<2x8xcomplex<f64>>, tensor<0x2xi4>) -> tensor<8x2xcomplex<f64>>
  return %0 : tensor<8x2xcomplex<f64>>
}
