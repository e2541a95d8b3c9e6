// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.count_leading_zeros on ui64, exact values
//   S: rank 0
//   E: ui64
// legal 0 0: [0]

module {
func.func @program() -> tensor<ui64> {
  %0 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %1 = stablehlo.count_leading_zeros %0 : tensor<ui64>
  return %1 : tensor<ui64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui64>)
    check.expect_eq_const %r, dense<0> : tensor<ui64>
    func.return
  }
}
