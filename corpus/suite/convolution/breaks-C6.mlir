// RUN: not stablehlo-opt %s
// breaks convolution (C6)
//   0 < lhs_dilation

func.func @main(%arg0: tensor<3x2x12xcomplex<f64>>, %arg1: tensor<12x3x3xcomplex<f64>>) -> tensor<0x3x12xcomplex<f64>> {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 4 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[o, 0, i]->[0, b, f]>, window_strides = array<i64: 4>, lhs_dilation = array<i64: 0>, window_reversal = array<i1: true>, padding = dense<[[-2, 2]]> : tensor<1x2xi64>}> : (tensor<3x2x12xcomplex<f64>>, tensor<12x3x3xcomplex<f64>>) -> tensor<0x3x12xcomplex<f64>>
  return %0 : tensor<0x3x12xcomplex<f64>>
}
