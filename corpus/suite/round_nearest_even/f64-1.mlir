// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.round_nearest_even on f64, exact values
//   S: rank 1
//   E: f64
// legal 0 0: [5.0,6.0]

module {
func.func @program() -> tensor<2xf64> {
  %0 = stablehlo.constant dense<[5.0, 6.0]> : tensor<2xf64>
  %1 = stablehlo.round_nearest_even %0 : tensor<2xf64>
  return %1 : tensor<2xf64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xf64>)
    check.expect_eq_const %r, dense<[5.0, 6.0]> : tensor<2xf64>
    func.return
  }
}
