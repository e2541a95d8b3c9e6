// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.not on ui8, exact values
//   S: rank 1
//   S: has 1
//   E: ui8
// legal 0 0: [247]

module {
func.func @program() -> tensor<1xui8> {
  %0 = stablehlo.constant dense<[8]> : tensor<1xui8>
  %1 = stablehlo.not %0 : tensor<1xui8>
  return %1 : tensor<1xui8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xui8>)
    check.expect_eq_const %r, dense<247> : tensor<1xui8>
    func.return
  }
}
