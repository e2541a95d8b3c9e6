// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.divide on f16, special values
//   S: rank 0
//   E: f16
// legal 0 0: [2.859375]

module {
func.func @program() -> tensor<f16> {
  %0 = stablehlo.constant dense<-3.5996094> : tensor<f16>
  %1 = stablehlo.constant dense<-1.2587891> : tensor<f16>
  %2 = stablehlo.divide %0, %1 : tensor<f16>
  return %2 : tensor<f16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<2.859375> : tensor<f64>
    func.return
  }
}
