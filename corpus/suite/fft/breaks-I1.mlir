// RUN: not stablehlo-opt %s
// breaks fft (I1)
//   operand is float | complex and not is_quantized(operand)

func.func @main(%arg0: !stablehlo.token) -> tensor<3x4x4x1xf16> {
  %0 = "stablehlo.fft"(%arg0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4, 1>}> : (!stablehlo.token) -> tensor<3x4x4x1xf16>
  return %0 : tensor<3x4x4x1xf16>
}
