// RUN: stablehlo-translate --interpret %s --args='[dense<3> : tensor<ui4>]'
// RUN: : @program
// stablehlo.or on ui4, envelope values
//   S: rank 0
//   E: ui4
// legal 0 0: [15]

module {
func.func @program(%arg0: tensor<ui4>) -> tensor<ui4> {
  %0 = stablehlo.constant dense<15> : tensor<ui4>
  %1 = stablehlo.or %0, %arg0 : tensor<ui4>
  return %1 : tensor<ui4>
}

  func.func @main(%input0: tensor<ui4>) {
    %r = func.call @program(%input0) : (tensor<ui4>) -> (tensor<ui4>)
    check.expect_eq_const %r, dense<15> : tensor<ui4>
    func.return
  }
}
