// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on ui64, exact values
//   n: more
//   S: rank 1
//   E: ui64
//   iota_dimension: later
// legal 0 0: [0,1,0,1,0,1]

module {
func.func @program() -> tensor<3x2xui64> {
  %0 = stablehlo.iota dim = 1 : tensor<3x2xui64>
  return %0 : tensor<3x2xui64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x2xui64>)
    check.expect_eq_const %r, dense<[[0, 1], [0, 1], [0, 1]]> : tensor<3x2xui64>
    func.return
  }
}
