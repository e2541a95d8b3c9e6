// RUN: stablehlo-translate --interpret %s --args='[dense<(1.5, 2.0)> : tensor<complex<f64>>]'
// RUN: : @program
// stablehlo.imag on complex<f64>, exact values
//   S: rank 0
//   E: complex<f64>
// legal 0 0: [2.0]

module {
func.func @program(%arg0: tensor<complex<f64>>) -> tensor<f64> {
  %0 = stablehlo.imag %arg0 : (tensor<complex<f64>>) -> tensor<f64>
  return %0 : tensor<f64>
}

  func.func @main(%input0: tensor<complex<f64>>) {
    %r = func.call @program(%input0) : (tensor<complex<f64>>) -> (tensor<f64>)
    check.expect_eq_const %r, dense<2.0> : tensor<f64>
    func.return
  }
}
