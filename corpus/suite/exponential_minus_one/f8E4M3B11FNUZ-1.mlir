// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.exponential_minus_one on f8E4M3B11FNUZ, exact values
//   S: rank 0
//   E: f8E4M3B11FNUZ
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [1.75]

module {
func.func @program() -> tensor<f8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %1 = stablehlo.exponential_minus_one %0 : tensor<f8E4M3B11FNUZ>
  return %1 : tensor<f8E4M3B11FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.75> : tensor<f64>
    func.return
  }
}
