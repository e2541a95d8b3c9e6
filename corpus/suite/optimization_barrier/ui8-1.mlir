// RUN: stablehlo-translate --interpret %s --args='[dense<9> : tensor<ui8>]'
// RUN: : @program
// stablehlo.optimization_barrier on ui8, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [9]

module {
func.func @program(%arg0: tensor<ui8>) -> tensor<ui8> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<ui8>
  return %0 : tensor<ui8>
}

  func.func @main(%input0: tensor<ui8>) {
    %r = func.call @program(%input0) : (tensor<ui8>) -> (tensor<ui8>)
    check.expect_eq_const %r, dense<9> : tensor<ui8>
    func.return
  }
}
