// RUN: : --args='[dense<[(0.0, 0.0)]> : tensor<1xcomplex<f32>>]'

func.func @main(%arg0: tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = FFT, length = [1] : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  return %0 : tensor<1xcomplex<f32>>
}
