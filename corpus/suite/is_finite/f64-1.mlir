// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.is_finite on f64, exact values
//   S: rank 0
//   E: f64
// legal 0 0: [true]

module {
func.func @program() -> tensor<i1> {
  %0 = stablehlo.constant dense<1.5> : tensor<f64>
  %1 = stablehlo.is_finite %0 : (tensor<f64>) -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
