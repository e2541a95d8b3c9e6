// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<ui2>]'
// RUN: : @program
// stablehlo.popcnt on ui2, exact values
//   S: rank 0
//   E: ui2
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<ui2>) -> tensor<ui2> {
  %0 = stablehlo.popcnt %arg0 : tensor<ui2>
  return %0 : tensor<ui2>
}

  func.func @main(%input0: tensor<ui2>) {
    %r = func.call @program(%input0) : (tensor<ui2>) -> (tensor<ui2>)
    check.expect_eq_const %r, dense<1> : tensor<ui2>
    func.return
  }
}
