// RUN: stablehlo-translate --interpret %s --args='[dense<[0]> : tensor<1xui2>]'
// RUN: : @program
// stablehlo.optimization_barrier on ui2, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<1xui2>) -> tensor<1xui2> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<1xui2>
  return %0 : tensor<1xui2>
}

  func.func @main(%input0: tensor<1xui2>) {
    %r = func.call @program(%input0) : (tensor<1xui2>) -> (tensor<1xui2>)
    check.expect_eq_const %r, dense<0> : tensor<1xui2>
    func.return
  }
}
