// RUN: stablehlo-translate --interpret %s --args='[dense<6> : tensor<ui8>, dense<0> : tensor<ui8>]'
// RUN: : @program
// stablehlo.dynamic_pad on ui8, special values
//   S: rank 0
//   E: ui8
//   I: ui8
// legal 0 0: [6]

module {
func.func @program(%arg0: tensor<ui8>, %arg1: tensor<ui8>) -> tensor<ui8> {
  %0 = stablehlo.constant dense<> : tensor<0xui8>
  %1 = stablehlo.constant dense<> : tensor<0xui8>
  %2 = stablehlo.constant dense<> : tensor<0xui8>
  %3 = stablehlo.dynamic_pad %arg0, %arg1, %0, %1, %2 : (tensor<ui8>, tensor<ui8>, tensor<0xui8>, tensor<0xui8>, tensor<0xui8>) -> tensor<ui8>
  return %3 : tensor<ui8>
}

  func.func @main(%input0: tensor<ui8>, %input1: tensor<ui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui8>, tensor<ui8>) -> (tensor<ui8>)
    check.expect_eq_const %r, dense<6> : tensor<ui8>
    func.return
  }
}
