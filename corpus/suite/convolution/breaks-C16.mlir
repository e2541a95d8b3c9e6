// RUN: not stablehlo-opt %s
// breaks convolution (C16)
//   dim(rhs, kernel_output_feature_dimension) % feature_group_count = 0

func.func @main(%arg0: tensor<4x12xcomplex<f64>>, %arg1: tensor<9x3xcomplex<f64>>) -> tensor<9x4xcomplex<f64>> {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 4 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[f, b]>}> : (tensor<4x12xcomplex<f64>>, tensor<9x3xcomplex<f64>>) -> tensor<9x4xcomplex<f64>>
  return %0 : tensor<9x4xcomplex<f64>>
}
