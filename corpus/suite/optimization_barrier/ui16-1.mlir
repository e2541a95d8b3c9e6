// RUN: stablehlo-translate --interpret %s --args='[dense<[6, 9, 1]> : tensor<3xui16>]'
// RUN: : @program
// stablehlo.optimization_barrier on ui16, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [6,9,1]

module {
func.func @program(%arg0: tensor<3xui16>) -> tensor<3xui16> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<3xui16>
  return %0 : tensor<3xui16>
}

  func.func @main(%input0: tensor<3xui16>) {
    %r = func.call @program(%input0) : (tensor<3xui16>) -> (tensor<3xui16>)
    check.expect_eq_const %r, dense<[6, 9, 1]> : tensor<3xui16>
    func.return
  }
}
