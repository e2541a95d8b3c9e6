// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_slice on ui8, exact values
//   S: rank 0
//   E: ui8
//   I: ui8
// legal 0 0: [1]

module {
func.func @program() -> tensor<ui8> {
  %0 = stablehlo.constant dense<1> : tensor<ui8>
  %1 = stablehlo.dynamic_slice %0, sizes = [] : (tensor<ui8>) -> tensor<ui8>
  return %1 : tensor<ui8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui8>)
    check.expect_eq_const %r, dense<1> : tensor<ui8>
    func.return
  }
}
