// RUN: not stablehlo-opt %s
// breaks fft (C5)
//   fft_type = RFFT ? shape(result) = shape(operand)[:-1] ++ [half(known([dim(operand, -1), fft_length[-1]]))] : fft_type = IRFFT ? shape(operand) = shape(result)[:-1] ++ [half(known([dim(result, -1), fft_length[-1]]))] : shape(result) = shape(operand)

func.func @main(%arg0: tensor<3xf32>) -> tensor<2xcomplex<f32>> {
  %0 = "stablehlo.fft"(%arg0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 3>}> : (tensor<3xf32>) -> tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}
