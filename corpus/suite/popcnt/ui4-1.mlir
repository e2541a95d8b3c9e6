// RUN: stablehlo-translate --interpret %s --args='[dense<[[7, 2]]> : tensor<1x2xui4>]'
// RUN: : @program
// stablehlo.popcnt on ui4, exact values
//   S: rank 2
//   S: has 1
//   E: ui4
// legal 0 0: [3,1]

module {
func.func @program(%arg0: tensor<1x2xui4>) -> tensor<1x2xui4> {
  %0 = stablehlo.popcnt %arg0 : tensor<1x2xui4>
  return %0 : tensor<1x2xui4>
}

  func.func @main(%input0: tensor<1x2xui4>) {
    %r = func.call @program(%input0) : (tensor<1x2xui4>) -> (tensor<1x2xui4>)
    check.expect_eq_const %r, dense<[[3, 1]]> : tensor<1x2xui4>
    func.return
  }
}
