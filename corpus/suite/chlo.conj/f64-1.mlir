// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.conj on f64, exact values
//   S: rank 0
//   E: f64
// legal 0 0: [1.75]

module {
func.func @program() -> tensor<f64> {
  %0 = stablehlo.constant dense<1.75> : tensor<f64>
  %1 = chlo.conj %0 : tensor<f64> -> tensor<f64>
  return %1 : tensor<f64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f64>)
    check.expect_eq_const %r, dense<1.75> : tensor<f64>
    func.return
  }
}
