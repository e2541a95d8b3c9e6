// RUN: stablehlo-translate --interpret %s --args='[dense<[0, 3, 4]> : tensor<3xui4>]'
// RUN: : @program
// stablehlo.dynamic_reshape on ui4, exact values
//   S: rank 1
//   T: more axes
//   E: ui4
//   I: ui4
// legal 0 0: [0,3,4]

module {
func.func @program(%arg0: tensor<3xui4>) -> tensor<1x3xui4> {
  %0 = stablehlo.constant dense<[1, 3]> : tensor<2xui4>
  %1 = stablehlo.dynamic_reshape %arg0, %0 : (tensor<3xui4>, tensor<2xui4>) -> tensor<1x3xui4>
  return %1 : tensor<1x3xui4>
}

  func.func @main(%input0: tensor<3xui4>) {
    %r = func.call @program(%input0) : (tensor<3xui4>) -> (tensor<1x3xui4>)
    check.expect_eq_const %r, dense<[[0, 3, 4]]> : tensor<1x3xui4>
    func.return
  }
}
