// RUN: stablehlo-translate --interpret %s --args='[dense<[[8]]> : tensor<1x1xui64>]'
// RUN: : @program
// stablehlo.optimization_barrier on ui64, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [8]

module {
func.func @program(%arg0: tensor<1x1xui64>) -> tensor<1x1xui64> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<1x1xui64>
  return %0 : tensor<1x1xui64>
}

  func.func @main(%input0: tensor<1x1xui64>) {
    %r = func.call @program(%input0) : (tensor<1x1xui64>) -> (tensor<1x1xui64>)
    check.expect_eq_const %r, dense<8> : tensor<1x1xui64>
    func.return
  }
}
