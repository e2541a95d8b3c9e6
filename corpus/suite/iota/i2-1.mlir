// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on i2, special values
//   n: 1
//   S: rank 0
//   E: i2
//   iota_dimension: first
// legal 0 0: [0]

module {
func.func @program() -> tensor<1xi2> {
  %0 = stablehlo.iota dim = 0 : tensor<1xi2>
  return %0 : tensor<1xi2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xi2>)
    check.expect_eq_const %r, dense<0> : tensor<1xi2>
    func.return
  }
}
