// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<ui4>]'
// RUN: : @program
// stablehlo.dynamic_update_slice on ui4, exact values
//   S: rank 0
//   E: ui4
//   I: ui4
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<ui4>) -> tensor<ui4> {
  %0 = stablehlo.dynamic_update_slice %arg0, %arg0 : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
  return %0 : tensor<ui4>
}

  func.func @main(%input0: tensor<ui4>) {
    %r = func.call @program(%input0) : (tensor<ui4>) -> (tensor<ui4>)
    check.expect_eq_const %r, dense<1> : tensor<ui4>
    func.return
  }
}
