// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.convert on ui8, special values
//   S: rank 0
//   E: ui8
//   F: ui8
// legal 0 0: [64]

module {
func.func @program() -> tensor<ui8> {
  %0 = stablehlo.constant dense<64> : tensor<ui8>
  %1 = stablehlo.convert %0 : tensor<ui8>
  return %1 : tensor<ui8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui8>)
    check.expect_eq_const %r, dense<64> : tensor<ui8>
    func.return
  }
}
