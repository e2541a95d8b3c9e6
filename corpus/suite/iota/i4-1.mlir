// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on i4, exact values
//   n: more
//   S: rank 1
//   E: i4
//   iota_dimension: later
// legal 0 0: [0,1,2,0,1,2]

module {
func.func @program() -> tensor<2x3xi4> {
  %0 = stablehlo.iota dim = 1 : tensor<2x3xi4>
  return %0 : tensor<2x3xi4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x3xi4>)
    check.expect_eq_const %r, dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi4>
    func.return
  }
}
