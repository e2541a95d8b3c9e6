// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_reshape on ui8, special values
//   S: rank 1
//   S: has 1
//   T: fewer axes
//   E: ui8
//   I: ui8
// legal 0 0: [95]

module {
func.func @program() -> tensor<ui8> {
  %0 = stablehlo.constant dense<[95]> : tensor<1xui8>
  %1 = stablehlo.constant dense<> : tensor<0xui8>
  %2 = stablehlo.dynamic_reshape %0, %1 : (tensor<1xui8>, tensor<0xui8>) -> tensor<ui8>
  return %2 : tensor<ui8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui8>)
    check.expect_eq_const %r, dense<95> : tensor<ui8>
    func.return
  }
}
