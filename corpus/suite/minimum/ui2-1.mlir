// RUN: stablehlo-translate --interpret %s --args='[dense<[[0, 0], [1, 0]]> : tensor<2x2xui2>]'
// RUN: : @program
// stablehlo.minimum on ui2, exact values
//   S: rank 2
//   E: ui2
// legal 0 0: [0,0,1,0]

module {
func.func @program(%arg0: tensor<2x2xui2>) -> tensor<2x2xui2> {
  %0 = stablehlo.minimum %arg0, %arg0 : tensor<2x2xui2>
  return %0 : tensor<2x2xui2>
}

  func.func @main(%input0: tensor<2x2xui2>) {
    %r = func.call @program(%input0) : (tensor<2x2xui2>) -> (tensor<2x2xui2>)
    check.expect_eq_const %r, dense<[[0, 0], [1, 0]]> : tensor<2x2xui2>
    func.return
  }
}
