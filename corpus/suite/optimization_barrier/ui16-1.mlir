// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.optimization_barrier on ui16, special values
//   N: low + 1
//   T: tensor
// legal 0 0: [32769]

module {
func.func @program() -> tensor<1xui16> {
  %0 = stablehlo.constant dense<[32769]> : tensor<1xui16>
  %1 = stablehlo.optimization_barrier %0 : tensor<1xui16>
  return %1 : tensor<1xui16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xui16>)
    check.expect_eq_const %r, dense<32769> : tensor<1xui16>
    func.return
  }
}
