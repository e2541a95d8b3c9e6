// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on ui16, special values
//   n: 1
//   S: rank 1
//   S: has 1
//   E: ui16
//   iota_dimension: later
// legal 0 0: [0]

module {
func.func @program() -> tensor<1x1xui16> {
  %0 = stablehlo.iota dim = 1 : tensor<1x1xui16>
  return %0 : tensor<1x1xui16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1xui16>)
    check.expect_eq_const %r, dense<0> : tensor<1x1xui16>
    func.return
  }
}
