// RUN: stablehlo-translate --interpret %s --args='[dense<[0, 1, 0]> : tensor<3xui2>]'
// RUN: : @program
// stablehlo.reshape on ui2, exact values
//   S: rank 1
//   T: more axes
//   E: ui2
// legal 0 0: [0,1,0]

module {
func.func @program(%arg0: tensor<3xui2>) -> tensor<1x1x3xui2> {
  %0 = stablehlo.reshape %arg0 : (tensor<3xui2>) -> tensor<1x1x3xui2>
  return %0 : tensor<1x1x3xui2>
}

  func.func @main(%input0: tensor<3xui2>) {
    %r = func.call @program(%input0) : (tensor<3xui2>) -> (tensor<1x1x3xui2>)
    check.expect_eq_const %r, dense<[[[0, 1, 0]]]> : tensor<1x1x3xui2>
    func.return
  }
}
