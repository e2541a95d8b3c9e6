// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[0], [1]]], [[[1], [1]]], [[[1], [0]]]]> : tensor<3x1x2x1xui2>]'
// RUN: : @program
// chlo.constant_like on ui2, exact values
//   S: rank 3+
//   S: has 1
//   E: ui2
//   F: ui2
// legal 0 0: [0,0,0,0,0,0]

module {
func.func @program(%arg0: tensor<3x1x2x1xui2>) -> tensor<3x1x2x1xui2> {
  %0 = "chlo.constant_like"(%arg0) <{value = 0 : ui2}> : (tensor<3x1x2x1xui2>) -> tensor<3x1x2x1xui2>
  return %0 : tensor<3x1x2x1xui2>
}

  func.func @main(%input0: tensor<3x1x2x1xui2>) {
    %r = func.call @program(%input0) : (tensor<3x1x2x1xui2>) -> (tensor<3x1x2x1xui2>)
    check.expect_eq_const %r, dense<0> : tensor<3x1x2x1xui2>
    func.return
  }
}
