// RUN: stablehlo-translate --interpret %s --args='[dense<[[6, 5]]> : tensor<1x2xui4>]'
// RUN: : @program
// stablehlo.not on ui4, exact values
//   S: rank 2
//   S: has 1
//   E: ui4
// legal 0 0: [9,10]

module {
func.func @program(%arg0: tensor<1x2xui4>) -> tensor<1x2xui4> {
  %0 = stablehlo.not %arg0 : tensor<1x2xui4>
  return %0 : tensor<1x2xui4>
}

  func.func @main(%input0: tensor<1x2xui4>) {
    %r = func.call @program(%input0) : (tensor<1x2xui4>) -> (tensor<1x2xui4>)
    check.expect_eq_const %r, dense<[[9, 10]]> : tensor<1x2xui4>
    func.return
  }
}
