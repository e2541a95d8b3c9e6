// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.is_finite on f8E3M4, exact values
//   S: rank 0
//   E: f8E3M4
// legal 0 0: [true]

module {
func.func @program() -> tensor<i1> {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %1 = stablehlo.is_finite %0 : (tensor<f8E3M4>) -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
