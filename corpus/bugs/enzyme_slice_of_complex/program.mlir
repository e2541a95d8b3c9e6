// RUN: : --args='[]'

func.func @main() -> tensor<f32> {
  %0 = stablehlo.constant dense<(-0.0, 0.0)> : tensor<complex<f32>>
  %1 = stablehlo.slice %0 [] : (tensor<complex<f32>>) -> tensor<complex<f32>>
  %2 = stablehlo.real %1 : (tensor<complex<f32>>) -> tensor<f32>
  return %2 : tensor<f32>
}
