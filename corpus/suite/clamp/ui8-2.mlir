// RUN: stablehlo-translate --interpret %s --args='[dense<0> : tensor<ui8>, dense<0> : tensor<ui8>, dense<8> : tensor<ui8>]'
// RUN: : @program
// stablehlo.clamp on ui8, exact values
//   S: rank 0
//   E: ui8
//   L: alternative 1
//   L: alternative 2
//   H: alternative 1
//   H: alternative 2
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<ui8>, %arg1: tensor<ui8>, %arg2: tensor<ui8>) -> tensor<ui8> {
  %0 = stablehlo.clamp %arg0, %arg1, %arg2 : tensor<ui8>
  return %0 : tensor<ui8>
}

  func.func @main(%input0: tensor<ui8>, %input1: tensor<ui8>, %input2: tensor<ui8>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<ui8>, tensor<ui8>, tensor<ui8>) -> (tensor<ui8>)
    check.expect_eq_const %r, dense<0> : tensor<ui8>
    func.return
  }
}
