// RUN: stablehlo-translate --interpret %s --args='[dense<[-1, 1]> : tensor<2xi2>, dense<[-1, -2]> : tensor<2xi2>]'
// RUN: : @program
// stablehlo.minimum on i2, exact values
//   S: rank 1
//   E: i2
// legal 0 0: [-1,-2]

module {
func.func @program(%arg0: tensor<2xi2>, %arg1: tensor<2xi2>) -> tensor<2xi2> {
  %0 = stablehlo.minimum %arg0, %arg1 : tensor<2xi2>
  return %0 : tensor<2xi2>
}

  func.func @main(%input0: tensor<2xi2>, %input1: tensor<2xi2>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xi2>, tensor<2xi2>) -> (tensor<2xi2>)
    check.expect_eq_const %r, dense<[-1, -2]> : tensor<2xi2>
    func.return
  }
}
