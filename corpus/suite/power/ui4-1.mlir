// RUN: stablehlo-translate --interpret %s --args='[dense<[6, 2]> : tensor<2xui4>, dense<[0, 1]> : tensor<2xui4>]'
// RUN: : @program
// stablehlo.power on ui4, exact values
//   S: rank 1
//   E: ui4
// legal 0 0: [1,2]

module {
func.func @program(%arg0: tensor<2xui4>, %arg1: tensor<2xui4>) -> tensor<2xui4> {
  %0 = stablehlo.power %arg0, %arg1 : tensor<2xui4>
  return %0 : tensor<2xui4>
}

  func.func @main(%input0: tensor<2xui4>, %input1: tensor<2xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xui4>, tensor<2xui4>) -> (tensor<2xui4>)
    check.expect_eq_const %r, dense<[1, 2]> : tensor<2xui4>
    func.return
  }
}
