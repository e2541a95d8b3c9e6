// RUN: not stablehlo-opt %s
// breaks fft (C4)
//   (is_float(operand) => last(shape(operand), size(fft_length)) = fft_length) and (is_float(result) => last(shape(result), size(fft_length)) = fft_length)

func.func @main(%arg0: tensor<4x0x2xcomplex<f32>>) -> tensor<4x0x3xf32> {
  %0 = "stablehlo.fft"(%arg0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 0, 2>}> : (tensor<4x0x2xcomplex<f32>>) -> tensor<4x0x3xf32>
  return %0 : tensor<4x0x3xf32>
}
