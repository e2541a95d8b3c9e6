// RUN: stablehlo-translate --interpret %s --args='[dense<(1.0, 0.5)> : tensor<complex<f32>>]'
// RUN: : @program
// stablehlo.imag on complex<f32>, exact values
//   S: rank 0
//   E: complex<f32>
// legal 0 0: [0.5]

module {
func.func @program(%arg0: tensor<complex<f32>>) -> tensor<f32> {
  %0 = stablehlo.imag %arg0 : (tensor<complex<f32>>) -> tensor<f32>
  return %0 : tensor<f32>
}

  func.func @main(%input0: tensor<complex<f32>>) {
    %r = func.call @program(%input0) : (tensor<complex<f32>>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.5> : tensor<f64>
    func.return
  }
}
