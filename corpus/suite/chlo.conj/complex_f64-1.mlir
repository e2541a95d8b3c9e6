// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<(10.67030372306946, -0.6632886095560241)> : tensor<complex<f64>>]'
// RUN: : @program
// chlo.conj on complex<f64>, envelope values
//   S: rank 0
//   E: complex<f64>
// legal 0 0: [10.67030372306946,0.6632886095560241]

module {
func.func @program(%arg0: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %0 = chlo.conj %arg0 : tensor<complex<f64>> -> tensor<complex<f64>>
  return %0 : tensor<complex<f64>>
}

  func.func @main(%input0: tensor<complex<f64>>) {
    %r = func.call @program(%input0) : (tensor<complex<f64>>) -> (tensor<complex<f64>>)
    %v0 = stablehlo.real %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v0, dense<10.67030372306946> : tensor<f64>
    %v1 = stablehlo.imag %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v1, dense<0.6632886095560241> : tensor<f64>
    func.return
  }
}
