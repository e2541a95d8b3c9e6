// RUN: stablehlo-translate --interpret %s --args='[dense<3> : tensor<ui2>]'
// RUN: : @program
// stablehlo.pad on ui2, exact values
//   S: rank 0
//   E: ui2
// legal 0 0: [3]

module {
func.func @program(%arg0: tensor<ui2>) -> tensor<ui2> {
  %0 = stablehlo.constant dense<0> : tensor<ui2>
  %1 = stablehlo.pad %arg0, %0, low = [], high = [], interior = [] : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
  return %1 : tensor<ui2>
}

  func.func @main(%input0: tensor<ui2>) {
    %r = func.call @program(%input0) : (tensor<ui2>) -> (tensor<ui2>)
    check.expect_eq_const %r, dense<3> : tensor<ui2>
    func.return
  }
}
