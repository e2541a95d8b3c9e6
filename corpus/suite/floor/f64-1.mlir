// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.floor on f64, exact values
//   S: rank 0
//   E: f64
// legal 0 0: [2.0]

module {
func.func @program() -> tensor<f64> {
  %0 = stablehlo.constant dense<2.0> : tensor<f64>
  %1 = stablehlo.floor %0 : tensor<f64>
  return %1 : tensor<f64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f64>)
    check.expect_eq_const %r, dense<2.0> : tensor<f64>
    func.return
  }
}
