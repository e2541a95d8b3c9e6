// RUN: stablehlo-translate --interpret %s --args='[dense<4> : tensor<i4>]'
// RUN: : @program
// stablehlo.optimization_barrier on i4, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [4]

module {
func.func @program(%arg0: tensor<i4>) -> tensor<i4> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<i4>
  return %0 : tensor<i4>
}

  func.func @main(%input0: tensor<i4>) {
    %r = func.call @program(%input0) : (tensor<i4>) -> (tensor<i4>)
    check.expect_eq_const %r, dense<4> : tensor<i4>
    func.return
  }
}
