// RUN: stablehlo-translate --interpret %s --args='[dense<0> : tensor<ui4>, dense<8> : tensor<ui4>]'
// RUN: : @program
// stablehlo.power on ui4, exact values
//   S: rank 0
//   E: ui4
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<ui4>, %arg1: tensor<ui4>) -> tensor<ui4> {
  %0 = stablehlo.power %arg0, %arg1 : tensor<ui4>
  return %0 : tensor<ui4>
}

  func.func @main(%input0: tensor<ui4>, %input1: tensor<ui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui4>, tensor<ui4>) -> (tensor<ui4>)
    check.expect_eq_const %r, dense<0> : tensor<ui4>
    func.return
  }
}
