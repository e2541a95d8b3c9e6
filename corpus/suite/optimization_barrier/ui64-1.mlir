// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<ui64>]'
// RUN: : @program
// stablehlo.optimization_barrier on ui64, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<ui64>) -> tensor<ui64> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<ui64>
  return %0 : tensor<ui64>
}

  func.func @main(%input0: tensor<ui64>) {
    %r = func.call @program(%input0) : (tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<1> : tensor<ui64>
    func.return
  }
}
