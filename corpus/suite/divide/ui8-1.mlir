// RUN: stablehlo-translate --interpret %s --args='[dense<5> : tensor<ui8>]'
// RUN: : @program
// stablehlo.divide on ui8, exact values
//   S: rank 0
//   E: ui8
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<ui8>) -> tensor<ui8> {
  %0 = stablehlo.divide %arg0, %arg0 : tensor<ui8>
  return %0 : tensor<ui8>
}

  func.func @main(%input0: tensor<ui8>) {
    %r = func.call @program(%input0) : (tensor<ui8>) -> (tensor<ui8>)
    check.expect_eq_const %r, dense<1> : tensor<ui8>
    func.return
  }
}
