// RUN: stablehlo-translate --interpret %s --args='[dense<false> : tensor<i1>]'
// RUN: : @program
// stablehlo.if on i1, exact values
//   N: low
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<i1>) -> tensor<i1> {
  return %arg0 : tensor<i1>
}

  func.func @main(%input0: tensor<i1>) {
    %r = func.call @program(%input0) : (tensor<i1>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
