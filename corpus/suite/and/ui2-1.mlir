// RUN: stablehlo-translate --interpret %s --args='[dense<[[[2, 1]], [[2, 3]], [[1, 1]]]> : tensor<3x1x2xui2>]'
// RUN: : @program
// stablehlo.and on ui2, exact values
//   S: rank 3+
//   S: has 1
//   E: ui2
// legal 0 0: [0,0,2,1,1,1]

module {
func.func @program(%arg0: tensor<3x1x2xui2>) -> tensor<3x1x2xui2> {
  %0 = stablehlo.constant dense<[[[1, 0]], [[3, 1]], [[3, 3]]]> : tensor<3x1x2xui2>
  %1 = stablehlo.and %arg0, %0 : tensor<3x1x2xui2>
  return %1 : tensor<3x1x2xui2>
}

  func.func @main(%input0: tensor<3x1x2xui2>) {
    %r = func.call @program(%input0) : (tensor<3x1x2xui2>) -> (tensor<3x1x2xui2>)
    check.expect_eq_const %r, dense<[[[0, 0]], [[2, 1]], [[1, 1]]]> : tensor<3x1x2xui2>
    func.return
  }
}
