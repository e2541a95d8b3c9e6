// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.acosh on f8E3M4, special values
//   S: rank 0
//   E: f8E3M4
// legal 0 0: [1.6875]

module {
func.func @program() -> tensor<f8E3M4> {
  %0 = stablehlo.constant dense<2.75> : tensor<f8E3M4>
  %1 = chlo.acosh %0 : tensor<f8E3M4> -> tensor<f8E3M4>
  return %1 : tensor<f8E3M4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.6875> : tensor<f64>
    func.return
  }
}
