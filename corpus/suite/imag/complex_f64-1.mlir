// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.imag on complex<f64>, exact values
//   S: rank 0
//   E: complex<f64>
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<f64> {
  %0 = stablehlo.constant dense<(2.5, 0.0)> : tensor<complex<f64>>
  %1 = stablehlo.imag %0 : (tensor<complex<f64>>) -> tensor<f64>
  return %1 : tensor<f64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f64>)
    %v0 = stablehlo.bitcast_convert %r : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v0, dense<0> : tensor<i64>
    func.return
  }
}
