// RUN: stablehlo-translate --interpret %s --args='[dense<90> : tensor<ui8>]'
// RUN: : @program
// stablehlo.count_leading_zeros on ui8, exact values
//   S: rank 0
//   E: ui8
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<ui8>) -> tensor<ui8> {
  %0 = stablehlo.count_leading_zeros %arg0 : tensor<ui8>
  return %0 : tensor<ui8>
}

  func.func @main(%input0: tensor<ui8>) {
    %r = func.call @program(%input0) : (tensor<ui8>) -> (tensor<ui8>)
    check.expect_eq_const %r, dense<1> : tensor<ui8>
    func.return
  }
}
