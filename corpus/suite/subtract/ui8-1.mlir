// RUN: stablehlo-translate --interpret %s --args='[dense<128> : tensor<ui8>, dense<1> : tensor<ui8>]'
// RUN: : @program
// stablehlo.subtract on ui8, special values
//   S: rank 0
//   E: ui8
// legal 0 0: [127]

module {
func.func @program(%arg0: tensor<ui8>, %arg1: tensor<ui8>) -> tensor<ui8> {
  %0 = stablehlo.subtract %arg0, %arg1 : tensor<ui8>
  return %0 : tensor<ui8>
}

  func.func @main(%input0: tensor<ui8>, %input1: tensor<ui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui8>, tensor<ui8>) -> (tensor<ui8>)
    check.expect_eq_const %r, dense<127> : tensor<ui8>
    func.return
  }
}
