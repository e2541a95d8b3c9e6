// RUN: stablehlo-translate --interpret %s --args='[dense<6> : tensor<ui4>, dense<15> : tensor<ui4>]'
// RUN: : @program
// stablehlo.pad on ui4, envelope values
//   S: rank 0
//   E: ui4
// legal 0 0: [6]

module {
func.func @program(%arg0: tensor<ui4>, %arg1: tensor<ui4>) -> tensor<ui4> {
  %0 = stablehlo.pad %arg0, %arg1, low = [], high = [], interior = [] : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
  return %0 : tensor<ui4>
}

  func.func @main(%input0: tensor<ui4>, %input1: tensor<ui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui4>, tensor<ui4>) -> (tensor<ui4>)
    check.expect_eq_const %r, dense<6> : tensor<ui4>
    func.return
  }
}
