// RUN: stablehlo-translate --interpret %s --args='[dense<[2]> : tensor<1xui2>, dense<[1]> : tensor<1xui2>]'
// RUN: : @program
// stablehlo.remainder on ui2, exact values
//   S: rank 1
//   S: has 1
//   E: ui2
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<1xui2>, %arg1: tensor<1xui2>) -> tensor<1xui2> {
  %0 = stablehlo.remainder %arg0, %arg1 : tensor<1xui2>
  return %0 : tensor<1xui2>
}

  func.func @main(%input0: tensor<1xui2>, %input1: tensor<1xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xui2>, tensor<1xui2>) -> (tensor<1xui2>)
    check.expect_eq_const %r, dense<0> : tensor<1xui2>
    func.return
  }
}
