// RUN: stablehlo-translate --interpret %s --args='[dense<5> : tensor<i4>, dense<1> : tensor<i4>]'
// RUN: : @program
// stablehlo.shift_right_arithmetic on i4, exact values
//   S: rank 0
//   E: i4
// legal 0 0: [2]

module {
func.func @program(%arg0: tensor<i4>, %arg1: tensor<i4>) -> tensor<i4> {
  %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<i4>
  return %0 : tensor<i4>
}

  func.func @main(%input0: tensor<i4>, %input1: tensor<i4>) {
    %r = func.call @program(%input0, %input1) : (tensor<i4>, tensor<i4>) -> (tensor<i4>)
    check.expect_eq_const %r, dense<2> : tensor<i4>
    func.return
  }
}
