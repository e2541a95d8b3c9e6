// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_slice on i64, exact values
//   S: rank 0
//   E: i64
//   I: i64
// legal 0 0: [5]

module {
func.func @program() -> tensor<i64> {
  %0 = stablehlo.constant dense<5> : tensor<i64>
  %1 = stablehlo.dynamic_slice %0, sizes = [] : (tensor<i64>) -> tensor<i64>
  return %1 : tensor<i64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i64>)
    check.expect_eq_const %r, dense<5> : tensor<i64>
    func.return
  }
}
