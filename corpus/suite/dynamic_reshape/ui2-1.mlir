// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<ui2>]'
// RUN: : @program
// stablehlo.dynamic_reshape on ui2, exact values
//   S: rank 0
//   T: more axes
//   E: ui2
//   I: ui2
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<ui2>) -> tensor<1x1x1xui2> {
  %0 = stablehlo.constant dense<[1, 1, 1]> : tensor<3xui2>
  %1 = stablehlo.dynamic_reshape %arg0, %0 : (tensor<ui2>, tensor<3xui2>) -> tensor<1x1x1xui2>
  return %1 : tensor<1x1x1xui2>
}

  func.func @main(%input0: tensor<ui2>) {
    %r = func.call @program(%input0) : (tensor<ui2>) -> (tensor<1x1x1xui2>)
    check.expect_eq_const %r, dense<1> : tensor<1x1x1xui2>
    func.return
  }
}
