// RUN: stablehlo-translate --interpret %s --args='[dense<2> : tensor<ui4>]'
// RUN: : @program
// stablehlo.reverse on ui4, exact values
//   S: rank 0
//   E: ui4
//   dimensions: empty
// legal 0 0: [2]

module {
func.func @program(%arg0: tensor<ui4>) -> tensor<ui4> {
  %0 = stablehlo.reverse %arg0, dims = [] : tensor<ui4>
  return %0 : tensor<ui4>
}

  func.func @main(%input0: tensor<ui4>) {
    %r = func.call @program(%input0) : (tensor<ui4>) -> (tensor<ui4>)
    check.expect_eq_const %r, dense<2> : tensor<ui4>
    func.return
  }
}
