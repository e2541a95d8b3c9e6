// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.acosh on f8E4M3FN, special values
//   S: rank 0
//   E: f8E4M3FN
// legal 0 0: [1.625]

module {
func.func @program() -> tensor<f8E4M3FN> {
  %0 = stablehlo.constant dense<2.75> : tensor<f8E4M3FN>
  %1 = chlo.acosh %0 : tensor<f8E4M3FN> -> tensor<f8E4M3FN>
  return %1 : tensor<f8E4M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.625> : tensor<f64>
    func.return
  }
}
