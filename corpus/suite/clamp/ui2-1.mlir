// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0]]]> : tensor<1x1x1xui2>, dense<[[[1]]]> : tensor<1x1x1xui2>, dense<3> : tensor<ui2>]'
// RUN: : @program
// stablehlo.clamp on ui2, special values
//   S: rank 3+
//   S: has 1
//   E: ui2
//   L: alternative 2
//   H: alternative 1
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<1x1x1xui2>, %arg1: tensor<1x1x1xui2>, %arg2: tensor<ui2>) -> tensor<1x1x1xui2> {
  %0 = stablehlo.clamp %arg0, %arg1, %arg2 : (tensor<1x1x1xui2>, tensor<1x1x1xui2>, tensor<ui2>) -> tensor<1x1x1xui2>
  return %0 : tensor<1x1x1xui2>
}

  func.func @main(%input0: tensor<1x1x1xui2>, %input1: tensor<1x1x1xui2>, %input2: tensor<ui2>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1x1x1xui2>, tensor<1x1x1xui2>, tensor<ui2>) -> (tensor<1x1x1xui2>)
    check.expect_eq_const %r, dense<1> : tensor<1x1x1xui2>
    func.return
  }
}
