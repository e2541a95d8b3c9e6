// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.not on ui16, exact values
//   S: rank 0
//   E: ui16
// legal 0 0: [65527]

module {
func.func @program() -> tensor<ui16> {
  %0 = stablehlo.constant dense<8> : tensor<ui16>
  %1 = stablehlo.not %0 : tensor<ui16>
  return %1 : tensor<ui16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui16>)
    check.expect_eq_const %r, dense<65527> : tensor<ui16>
    func.return
  }
}
