// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.count_leading_zeros on i64, exact values
//   S: rank 0
//   E: i64
// legal 0 0: [61]

module {
func.func @program() -> tensor<i64> {
  %0 = stablehlo.constant dense<4> : tensor<i64>
  %1 = stablehlo.count_leading_zeros %0 : tensor<i64>
  return %1 : tensor<i64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i64>)
    check.expect_eq_const %r, dense<61> : tensor<i64>
    func.return
  }
}
