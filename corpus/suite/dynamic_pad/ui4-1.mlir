// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<ui4>, dense<4> : tensor<ui4>]'
// RUN: : @program
// stablehlo.dynamic_pad on ui4, exact values
//   S: rank 0
//   E: ui4
//   I: ui4
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<ui4>, %arg1: tensor<ui4>) -> tensor<ui4> {
  %0 = stablehlo.constant dense<> : tensor<0xui4>
  %1 = stablehlo.constant dense<> : tensor<0xui4>
  %2 = stablehlo.constant dense<> : tensor<0xui4>
  %3 = stablehlo.dynamic_pad %arg0, %arg1, %0, %1, %2 : (tensor<ui4>, tensor<ui4>, tensor<0xui4>, tensor<0xui4>, tensor<0xui4>) -> tensor<ui4>
  return %3 : tensor<ui4>
}

  func.func @main(%input0: tensor<ui4>, %input1: tensor<ui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui4>, tensor<ui4>) -> (tensor<ui4>)
    check.expect_eq_const %r, dense<1> : tensor<ui4>
    func.return
  }
}
