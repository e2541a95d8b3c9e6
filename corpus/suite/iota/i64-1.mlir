// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on i64, special values
//   n: more
//   S: rank 0
//   E: i64
//   iota_dimension: first
// legal 0 0: [0,1]

module {
func.func @program() -> tensor<2xi64> {
  %0 = stablehlo.iota dim = 0 : tensor<2xi64>
  return %0 : tensor<2xi64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xi64>)
    check.expect_eq_const %r, dense<[0, 1]> : tensor<2xi64>
    func.return
  }
}
