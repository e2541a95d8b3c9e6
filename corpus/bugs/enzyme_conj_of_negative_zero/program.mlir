// RUN: : --args='[]'

func.func @main() -> tensor<complex<f32>> {
  %0 = stablehlo.constant dense<(-0.0, -0.0)> : tensor<complex<f32>>
  %1 = chlo.conj %0 : tensor<complex<f32>> -> tensor<complex<f32>>
  return %1 : tensor<complex<f32>>
}
