// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cbrt on f8E3M4, special values
//   S: rank 2
//   S: has 1
//   E: f8E3M4
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [0.9375,1.0]

module {
func.func @program() -> tensor<2x1xf8E3M4> {
  %0 = stablehlo.constant dense<[[0.8125], [0.96875]]> : tensor<2x1xf8E3M4>
  %1 = stablehlo.cbrt %0 : tensor<2x1xf8E3M4>
  return %1 : tensor<2x1xf8E3M4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf8E3M4>) -> tensor<2x1xf64>
    check.expect_eq_const %v0, dense<[[0.9375], [1.0]]> : tensor<2x1xf64>
    func.return
  }
}
