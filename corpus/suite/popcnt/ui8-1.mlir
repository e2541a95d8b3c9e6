// RUN: stablehlo-translate --interpret %s --args='[dense<255> : tensor<ui8>]'
// RUN: : @program
// stablehlo.popcnt on ui8, special values
//   S: rank 0
//   E: ui8
// legal 0 0: [8]

module {
func.func @program(%arg0: tensor<ui8>) -> tensor<ui8> {
  %0 = stablehlo.popcnt %arg0 : tensor<ui8>
  return %0 : tensor<ui8>
}

  func.func @main(%input0: tensor<ui8>) {
    %r = func.call @program(%input0) : (tensor<ui8>) -> (tensor<ui8>)
    check.expect_eq_const %r, dense<8> : tensor<ui8>
    func.return
  }
}
