// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.acos on f8E4M3B11FNUZ, special values
//   S: rank 0
//   E: f8E4M3B11FNUZ
// legal 0 0: [2.5]

module {
func.func @program() -> tensor<f8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<-0.8125> : tensor<f8E4M3B11FNUZ>
  %1 = chlo.acos %0 : tensor<f8E4M3B11FNUZ> -> tensor<f8E4M3B11FNUZ>
  return %1 : tensor<f8E4M3B11FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<2.5> : tensor<f64>
    func.return
  }
}
