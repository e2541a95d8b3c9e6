// RUN: stablehlo-translate --interpret %s --args='[dense<(0.29827534147242246, -0.45976762887399536)> : tensor<complex<f64>>, dense<(0x7FF8000000000000, -0.5765067870794812)> : tensor<complex<f64>>]'
// RUN: : @program
// stablehlo.pad on complex<f64>, special values
//   S: rank 0
//   E: complex<f64>
// legal 0 0: [0.29827534147242246,-0.45976762887399536]

module {
func.func @program(%arg0: tensor<complex<f64>>, %arg1: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %0 = stablehlo.pad %arg0, %arg1, low = [], high = [], interior = [] : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
  return %0 : tensor<complex<f64>>
}

  func.func @main(%input0: tensor<complex<f64>>, %input1: tensor<complex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<complex<f64>>, tensor<complex<f64>>) -> (tensor<complex<f64>>)
    %v0 = stablehlo.real %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.29827534147242246> : tensor<f64>
    %v1 = stablehlo.imag %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-0.45976762887399536> : tensor<f64>
    func.return
  }
}
