// RUN: stablehlo-translate --interpret %s --args='[dense<-9223372036854775808> : tensor<i64>]'
// RUN: : @program
// stablehlo.remainder on i64, special values
//   S: rank 0
//   E: i64
// legal 0 0: [-1]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %1 = stablehlo.remainder %arg0, %0 : tensor<i64>
  return %1 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<-1> : tensor<i64>
    func.return
  }
}
