// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.tan on f8E4M3B11FNUZ, envelope values
//   S: rank 0
//   E: f8E4M3B11FNUZ
// legal 0 0: [0.40625]

module {
func.func @program() -> tensor<f8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<-2.75> : tensor<f8E4M3B11FNUZ>
  %1 = chlo.tan %0 : tensor<f8E4M3B11FNUZ> -> tensor<f8E4M3B11FNUZ>
  return %1 : tensor<f8E4M3B11FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.40625> : tensor<f64>
    func.return
  }
}
