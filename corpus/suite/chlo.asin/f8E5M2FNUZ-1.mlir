// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.asin on f8E5M2FNUZ, exact values
//   S: rank 0
//   E: f8E5M2FNUZ
// legal 0 0: [0.5]

module {
func.func @program() -> tensor<f8E5M2FNUZ> {
  %0 = stablehlo.constant dense<0.5> : tensor<f8E5M2FNUZ>
  %1 = chlo.asin %0 : tensor<f8E5M2FNUZ> -> tensor<f8E5M2FNUZ>
  return %1 : tensor<f8E5M2FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.5> : tensor<f64>
    func.return
  }
}
