// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<7> : tensor<ui4>]'
// RUN: : @program
// chlo.constant_like on ui4, exact values
//   S: rank 0
//   E: ui4
//   F: ui4
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<ui4>) -> tensor<ui4> {
  %0 = "chlo.constant_like"(%arg0) <{value = 0 : ui4}> : (tensor<ui4>) -> tensor<ui4>
  return %0 : tensor<ui4>
}

  func.func @main(%input0: tensor<ui4>) {
    %r = func.call @program(%input0) : (tensor<ui4>) -> (tensor<ui4>)
    check.expect_eq_const %r, dense<0> : tensor<ui4>
    func.return
  }
}
