// RUN: stablehlo-translate --interpret %s --args='[dense<2> : tensor<i16>, dense<1> : tensor<i16>]'
// RUN: : @program
// stablehlo.shift_right_logical on i16, special values
//   S: rank 0
//   E: i16
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<i16>, %arg1: tensor<i16>) -> tensor<i16> {
  %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<i16>
  return %0 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>, %input1: tensor<i16>) {
    %r = func.call @program(%input0, %input1) : (tensor<i16>, tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<1> : tensor<i16>
    func.return
  }
}
