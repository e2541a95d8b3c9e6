// RUN: stablehlo-translate --interpret %s --args='[dense<2> : tensor<ui16>, dense<15> : tensor<ui16>]'
// RUN: : @program
// stablehlo.shift_right_logical on ui16, exact values
//   S: rank 0
//   E: ui16
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<ui16>, %arg1: tensor<ui16>) -> tensor<ui16> {
  %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<ui16>
  return %0 : tensor<ui16>
}

  func.func @main(%input0: tensor<ui16>, %input1: tensor<ui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui16>, tensor<ui16>) -> (tensor<ui16>)
    check.expect_eq_const %r, dense<0> : tensor<ui16>
    func.return
  }
}
