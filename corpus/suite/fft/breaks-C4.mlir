// RUN: not stablehlo-opt %s
// breaks fft (C4)
//   (is_float(operand) => last(shape(operand), size(fft_length)) = fft_length) and (is_float(result) => last(shape(result), size(fft_length)) = fft_length)

func.func @main(%arg0: tensor<2x4x1xcomplex<f64>>) -> tensor<2x4x1xf64> {
  %0 = "stablehlo.fft"(%arg0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 2>}> : (tensor<2x4x1xcomplex<f64>>) -> tensor<2x4x1xf64>
  return %0 : tensor<2x4x1xf64>
}
