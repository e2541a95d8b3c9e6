// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sign on f8E4M3FN, special values
//   S: rank 0
//   E: f8E4M3FN
// legal 0 0: [1.0]

module {
func.func @program() -> tensor<f8E4M3FN> {
  %0 = stablehlo.constant dense<448.0> : tensor<f8E4M3FN>
  %1 = stablehlo.sign %0 : tensor<f8E4M3FN>
  return %1 : tensor<f8E4M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.0> : tensor<f64>
    func.return
  }
}
