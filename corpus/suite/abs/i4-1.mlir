// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.abs on i4, special values
//   S: rank 0
//   E: i4
// legal 0 0: [2]

module {
func.func @program() -> tensor<i4> {
  %0 = stablehlo.constant dense<2> : tensor<i4>
  %1 = stablehlo.abs %0 : tensor<i4>
  return %1 : tensor<i4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i4>)
    check.expect_eq_const %r, dense<2> : tensor<i4>
    func.return
  }
}
