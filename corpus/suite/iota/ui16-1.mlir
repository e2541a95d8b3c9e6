// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on ui16, exact values
//   n: more
//   S: rank 0
//   E: ui16
//   iota_dimension: first
// legal 0 0: [0,1]

module {
func.func @program() -> tensor<2xui16> {
  %0 = stablehlo.iota dim = 0 : tensor<2xui16>
  return %0 : tensor<2xui16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xui16>)
    check.expect_eq_const %r, dense<[0, 1]> : tensor<2xui16>
    func.return
  }
}
