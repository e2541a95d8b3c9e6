// RUN: stablehlo-translate --interpret %s --args='[dense<(4.337220416548044e-37, 122784819809555283968.0)> : tensor<complex<f64>>]'
// RUN: : @program
// stablehlo.dynamic_update_slice on complex<f64>, special values
//   S: rank 0
//   E: complex<f64>
//   I: ui4
// legal 0 0: [4.337220416548044e-37,1.2278481980955528e+20]

module {
func.func @program(%arg0: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %0 = stablehlo.constant dense<(1.7731280137863334, 1.0)> : tensor<complex<f64>>
  %1 = stablehlo.dynamic_update_slice %0, %arg0 : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
  return %1 : tensor<complex<f64>>
}

  func.func @main(%input0: tensor<complex<f64>>) {
    %r = func.call @program(%input0) : (tensor<complex<f64>>) -> (tensor<complex<f64>>)
    %v0 = stablehlo.real %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v0, dense<4.337220416548044e-37> : tensor<f64>
    %v1 = stablehlo.imag %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v1, dense<1.2278481980955528e+20> : tensor<f64>
    func.return
  }
}
