// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.convert on ui16, special values
//   S: rank 0
//   E: ui16
//   F: ui16
// legal 0 0: [32767]

module {
func.func @program() -> tensor<ui16> {
  %0 = stablehlo.constant dense<32767> : tensor<ui16>
  %1 = stablehlo.convert %0 : tensor<ui16>
  return %1 : tensor<ui16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui16>)
    check.expect_eq_const %r, dense<32767> : tensor<ui16>
    func.return
  }
}
