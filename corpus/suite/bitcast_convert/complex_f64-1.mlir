// RUN: stablehlo-translate --interpret %s --args='[dense<(0.5, -1.5)> : tensor<complex<f64>>]'
// RUN: : @program
// stablehlo.bitcast_convert on complex<f64>, exact values
//   S: rank 0
//   E: complex<f64>
//   F: complex<f64>
// legal 0 0: [0.5,-1.5]

module {
func.func @program(%arg0: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %0 = stablehlo.bitcast_convert %arg0 : (tensor<complex<f64>>) -> tensor<complex<f64>>
  return %0 : tensor<complex<f64>>
}

  func.func @main(%input0: tensor<complex<f64>>) {
    %r = func.call @program(%input0) : (tensor<complex<f64>>) -> (tensor<complex<f64>>)
    %v0 = stablehlo.real %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.5> : tensor<f64>
    %v1 = stablehlo.imag %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-1.5> : tensor<f64>
    func.return
  }
}
