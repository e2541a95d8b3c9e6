// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.abs on f8E8M0FNU, exact values
//   S: rank 0
//   E: f8E8M0FNU
// legal 0 0: [2.0]

module {
func.func @program() -> tensor<f8E8M0FNU> {
  %0 = stablehlo.constant dense<2.0> : tensor<f8E8M0FNU>
  %1 = stablehlo.abs %0 : tensor<f8E8M0FNU>
  return %1 : tensor<f8E8M0FNU>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v0, dense<2.0> : tensor<f64>
    func.return
  }
}
