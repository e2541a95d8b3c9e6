// RUN: stablehlo-translate --interpret %s --args='[dense<-8> : tensor<i64>]'
// RUN: : @program
// stablehlo.not on i64, special values
//   S: rank 0
//   E: i64
// legal 0 0: [7]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.not %arg0 : tensor<i64>
  return %0 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<7> : tensor<i64>
    func.return
  }
}
