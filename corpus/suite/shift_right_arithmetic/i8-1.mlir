// RUN: stablehlo-translate --interpret %s --args='[dense<0> : tensor<i8>]'
// RUN: : @program
// stablehlo.shift_right_arithmetic on i8, exact values
//   S: rank 0
//   E: i8
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<i8>) -> tensor<i8> {
  %0 = stablehlo.shift_right_arithmetic %arg0, %arg0 : tensor<i8>
  return %0 : tensor<i8>
}

  func.func @main(%input0: tensor<i8>) {
    %r = func.call @program(%input0) : (tensor<i8>) -> (tensor<i8>)
    check.expect_eq_const %r, dense<0> : tensor<i8>
    func.return
  }
}
