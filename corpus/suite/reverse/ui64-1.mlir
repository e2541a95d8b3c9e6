// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reverse on ui64, special values
//   S: rank 0
//   E: ui64
//   dimensions: empty
// legal 0 0: [18446744073709551615]

module {
func.func @program() -> tensor<ui64> {
  %0 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %1 = stablehlo.reverse %0, dims = [] : tensor<ui64>
  return %1 : tensor<ui64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui64>)
    check.expect_eq_const %r, dense<18446744073709551615> : tensor<ui64>
    func.return
  }
}
