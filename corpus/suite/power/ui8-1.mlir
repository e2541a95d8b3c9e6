// RUN: stablehlo-translate --interpret %s --args='[dense<16> : tensor<ui8>]'
// RUN: : @program
// stablehlo.power on ui8, exact values
//   S: rank 0
//   E: ui8
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<ui8>) -> tensor<ui8> {
  %0 = stablehlo.constant dense<0> : tensor<ui8>
  %1 = stablehlo.power %0, %arg0 : tensor<ui8>
  return %1 : tensor<ui8>
}

  func.func @main(%input0: tensor<ui8>) {
    %r = func.call @program(%input0) : (tensor<ui8>) -> (tensor<ui8>)
    check.expect_eq_const %r, dense<0> : tensor<ui8>
    func.return
  }
}
