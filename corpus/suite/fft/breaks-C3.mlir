// RUN: not stablehlo-opt %s
// breaks fft (C3)
//   1 <= size(fft_length) <= 3

func.func @main(%arg0: tensor<3x2xcomplex<f64>>) -> tensor<3x2xf64> {
  %0 = "stablehlo.fft"(%arg0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64>}> : (tensor<3x2xcomplex<f64>>) -> tensor<3x2xf64>
  return %0 : tensor<3x2xf64>
}
