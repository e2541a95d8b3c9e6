// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.optimization_barrier on i1, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [false]

module {
func.func @program() -> tensor<i1> {
  %0 = stablehlo.constant dense<false> : tensor<i1>
  %1 = stablehlo.optimization_barrier %0 : tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
