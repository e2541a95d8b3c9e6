// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.real_dynamic_slice on ui8, exact values
//   S: rank 0
//   E: ui8
//   I: ui8
// legal 0 0: [2]

module {
func.func @program() -> tensor<ui8> {
  %0 = stablehlo.constant dense<2> : tensor<ui8>
  %1 = stablehlo.constant dense<> : tensor<0xui8>
  %2 = stablehlo.constant dense<> : tensor<0xui8>
  %3 = stablehlo.constant dense<> : tensor<0xui8>
  %4 = stablehlo.real_dynamic_slice %0, %1, %2, %3 : (tensor<ui8>, tensor<0xui8>, tensor<0xui8>, tensor<0xui8>) -> tensor<ui8>
  return %4 : tensor<ui8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui8>)
    check.expect_eq_const %r, dense<2> : tensor<ui8>
    func.return
  }
}
