// RUN: stablehlo-translate --interpret %s --args='[dense<-7> : tensor<i64>, dense<1> : tensor<i64>]'
// RUN: : @program
// stablehlo.shift_right_logical on i64, envelope values
//   S: rank 0
//   E: i64
// legal 0 0: [9223372036854775804]

module {
func.func @program(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<i64>
  return %0 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>, %input1: tensor<i64>) {
    %r = func.call @program(%input0, %input1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<9223372036854775804> : tensor<i64>
    func.return
  }
}
