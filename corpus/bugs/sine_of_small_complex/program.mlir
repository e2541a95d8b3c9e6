// RUN: : --args='[dense<(1.0e-20, 1.0e-20)> : tensor<complex<f32>>]'

func.func @main(%a: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = stablehlo.sine %a : tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}
