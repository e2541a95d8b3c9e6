// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.real on complex<f64>, envelope values
//   S: rank 0
//   E: complex<f64>
// legal 0 0: [0.38521516277618684]

module {
func.func @program() -> tensor<f64> {
  %0 = stablehlo.constant dense<(0.38521516277618684, -0.2647397228636156)> : tensor<complex<f64>>
  %1 = stablehlo.real %0 : (tensor<complex<f64>>) -> tensor<f64>
  return %1 : tensor<f64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f64>)
    check.expect_eq_const %r, dense<0.38521516277618684> : tensor<f64>
    func.return
  }
}
