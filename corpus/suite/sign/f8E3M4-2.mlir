// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sign on f8E3M4, special values
//   S: rank 0
//   E: f8E3M4
// legal 0 0: [1.0]

module {
func.func @program() -> tensor<f8E3M4> {
  %0 = stablehlo.constant dense<0x70> : tensor<f8E3M4>
  %1 = stablehlo.sign %0 : tensor<f8E3M4>
  return %1 : tensor<f8E3M4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.0> : tensor<f64>
    func.return
  }
}
