// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.abs on complex<f64>, special values
//   S: rank 0
//   E: complex<f64>
// legal 0 0: [[9.587959969219325e-20,9.587959969219353e-20]]

module {
func.func @program() -> tensor<f64> {
  %0 = stablehlo.constant dense<(-1.6772940016665378e-156, 9.587959969219339e-20)> : tensor<complex<f64>>
  %1 = stablehlo.abs %0 : (tensor<complex<f64>>) -> tensor<f64>
  return %1 : tensor<f64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f64>)
    %v0 = stablehlo.constant dense<9.587959969219353e-20> : tensor<f64>
    %v1 = stablehlo.constant dense<9.587959969219325e-20> : tensor<f64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    check.expect_eq_const %v4, dense<true> : tensor<i1>
    func.return
  }
}
