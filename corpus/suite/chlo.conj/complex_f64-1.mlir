// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<(2.851704236732084, -1.7976931348623157e+308)> : tensor<complex<f64>>]'
// RUN: : @program
// chlo.conj on complex<f64>, special values
//   S: rank 0
//   E: complex<f64>
// legal 0 0: [2.851704236732084,1.7976931348623157e+308]

module {
func.func @program(%arg0: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %0 = chlo.conj %arg0 : tensor<complex<f64>> -> tensor<complex<f64>>
  return %0 : tensor<complex<f64>>
}

  func.func @main(%input0: tensor<complex<f64>>) {
    %r = func.call @program(%input0) : (tensor<complex<f64>>) -> (tensor<complex<f64>>)
    %v0 = stablehlo.real %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v0, dense<2.851704236732084> : tensor<f64>
    %v1 = stablehlo.imag %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v1, dense<1.7976931348623157e+308> : tensor<f64>
    func.return
  }
}
