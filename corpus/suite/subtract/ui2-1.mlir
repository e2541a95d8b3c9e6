// RUN: stablehlo-translate --interpret %s --args='[dense<2> : tensor<ui2>, dense<0> : tensor<ui2>]'
// RUN: : @program
// stablehlo.subtract on ui2, exact values
//   S: rank 0
//   E: ui2
// legal 0 0: [2]

module {
func.func @program(%arg0: tensor<ui2>, %arg1: tensor<ui2>) -> tensor<ui2> {
  %0 = stablehlo.subtract %arg0, %arg1 : tensor<ui2>
  return %0 : tensor<ui2>
}

  func.func @main(%input0: tensor<ui2>, %input1: tensor<ui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui2>, tensor<ui2>) -> (tensor<ui2>)
    check.expect_eq_const %r, dense<2> : tensor<ui2>
    func.return
  }
}
