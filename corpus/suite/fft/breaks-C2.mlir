// RUN: not stablehlo-opt %s
// breaks fft (C2)
//   fft_type = RFFT ? element_type(result) = complex<element_type(operand)> : fft_type = IRFFT ? element_type(operand) = complex<element_type(result)> : is_complex(operand) and element_type(operand) = element_type(result)

func.func @main(%arg0: tensor<2x4x2xf32>) -> tensor<2x4x2xui4> {
  %0 = "stablehlo.fft"(%arg0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 2>}> : (tensor<2x4x2xf32>) -> tensor<2x4x2xui4>
  return %0 : tensor<2x4x2xui4>
}
