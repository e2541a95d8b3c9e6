// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.constant_like on ui8, exact values
//   S: rank 0
//   E: ui8
//   F: ui8
// legal 0 0: [0]

module {
func.func @program() -> tensor<ui8> {
  %0 = stablehlo.constant dense<1> : tensor<ui8>
  %1 = "chlo.constant_like"(%0) <{value = 0 : ui8}> : (tensor<ui8>) -> tensor<ui8>
  return %1 : tensor<ui8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui8>)
    check.expect_eq_const %r, dense<0> : tensor<ui8>
    func.return
  }
}
