// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reshape on ui8, special values
//   S: rank 0
//   T: more axes
//   E: ui8
// legal 0 0: [64]

module {
func.func @program() -> tensor<1xui8> {
  %0 = stablehlo.constant dense<64> : tensor<ui8>
  %1 = stablehlo.reshape %0 : (tensor<ui8>) -> tensor<1xui8>
  return %1 : tensor<1xui8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xui8>)
    check.expect_eq_const %r, dense<64> : tensor<1xui8>
    func.return
  }
}
