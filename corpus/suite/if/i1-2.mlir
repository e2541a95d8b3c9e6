// RUN: stablehlo-translate --interpret %s --args='[dense<true> : tensor<i1>]'
// RUN: : @program
// stablehlo.if on i1, envelope values
//   N: low + 1
//   T: tensor
// legal 0 0: [9]

module {
func.func @program(%arg0: tensor<i1>) -> tensor<ui8> {
  %0 = "stablehlo.if"(%arg0) ({
    %1 = stablehlo.constant dense<9> : tensor<ui8>
    %2 = stablehlo.minimum %1, %1 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }, {
    %3 = stablehlo.constant dense<0> : tensor<ui8>
    %4 = stablehlo.maximum %3, %3 : tensor<ui8>
    stablehlo.return %4 : tensor<ui8>
  }) : (tensor<i1>) -> tensor<ui8>
  return %0 : tensor<ui8>
}

  func.func @main(%input0: tensor<i1>) {
    %r = func.call @program(%input0) : (tensor<i1>) -> (tensor<ui8>)
    check.expect_eq_const %r, dense<9> : tensor<ui8>
    func.return
  }
}
