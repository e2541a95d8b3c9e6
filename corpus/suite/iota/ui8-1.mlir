// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on ui8, special values
//   n: 1
//   S: rank 0
//   E: ui8
//   iota_dimension: first
// legal 0 0: [0]

module {
func.func @program() -> tensor<1xui8> {
  %0 = stablehlo.iota dim = 0 : tensor<1xui8>
  return %0 : tensor<1xui8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xui8>)
    check.expect_eq_const %r, dense<0> : tensor<1xui8>
    func.return
  }
}
