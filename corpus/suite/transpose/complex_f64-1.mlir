// RUN: stablehlo-translate --interpret %s --args='[dense<(6.111178109207054, 1.7976931348623157e+308)> : tensor<complex<f64>>]'
// RUN: : @program
// stablehlo.transpose on complex<f64>, special values
//   S: rank 0
//   E: complex<f64>
//   permutation: identity
// legal 0 0: [6.111178109207054,1.7976931348623157e+308]

module {
func.func @program(%arg0: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %0 = stablehlo.transpose %arg0, dims = [] : (tensor<complex<f64>>) -> tensor<complex<f64>>
  return %0 : tensor<complex<f64>>
}

  func.func @main(%input0: tensor<complex<f64>>) {
    %r = func.call @program(%input0) : (tensor<complex<f64>>) -> (tensor<complex<f64>>)
    %v0 = stablehlo.real %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v0, dense<6.111178109207054> : tensor<f64>
    %v1 = stablehlo.imag %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v1, dense<1.7976931348623157e+308> : tensor<f64>
    func.return
  }
}
