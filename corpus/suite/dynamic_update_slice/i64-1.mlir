// RUN: stablehlo-translate --interpret %s --args='[dense<1101283687552829175> : tensor<i64>]'
// RUN: : @program
// stablehlo.dynamic_update_slice on i64, special values
//   S: rank 0
//   E: i64
//   I: i64
// legal 0 0: [1101283687552829175]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.dynamic_update_slice %arg0, %arg0 : (tensor<i64>, tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<1101283687552829175> : tensor<i64>
    func.return
  }
}
