// RUN: : --args='[]'

func.func @main() -> tensor<i32> {
  %0 = stablehlo.constant dense<(3.0, 1.0)> : tensor<complex<f32>>
  %1 = stablehlo.convert %0 : (tensor<complex<f32>>) -> tensor<i32>
  return %1 : tensor<i32>
}
