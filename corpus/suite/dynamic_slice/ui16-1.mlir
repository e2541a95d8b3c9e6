// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_slice on ui16, special values
//   S: rank 0
//   E: ui16
//   I: ui16
// legal 0 0: [1]

module {
func.func @program() -> tensor<ui16> {
  %0 = stablehlo.constant dense<1> : tensor<ui16>
  %1 = stablehlo.dynamic_slice %0, sizes = [] : (tensor<ui16>) -> tensor<ui16>
  return %1 : tensor<ui16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui16>)
    check.expect_eq_const %r, dense<1> : tensor<ui16>
    func.return
  }
}
