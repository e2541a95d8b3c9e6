// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.acosh on f8E4M3FNUZ, special values
//   S: rank 0
//   E: f8E4M3FNUZ
// legal 0 0: [1.375]

module {
func.func @program() -> tensor<f8E4M3FNUZ> {
  %0 = stablehlo.constant dense<2.0> : tensor<f8E4M3FNUZ>
  %1 = chlo.acosh %0 : tensor<f8E4M3FNUZ> -> tensor<f8E4M3FNUZ>
  return %1 : tensor<f8E4M3FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.375> : tensor<f64>
    func.return
  }
}
