// RUN: stablehlo-translate --interpret %s --args='[dense<65535> : tensor<ui16>, dense<7> : tensor<ui16>]'
// RUN: : @program
// stablehlo.pad on ui16, special values
//   S: rank 0
//   E: ui16
// legal 0 0: [65535]

module {
func.func @program(%arg0: tensor<ui16>, %arg1: tensor<ui16>) -> tensor<ui16> {
  %0 = stablehlo.pad %arg0, %arg1, low = [], high = [], interior = [] : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  return %0 : tensor<ui16>
}

  func.func @main(%input0: tensor<ui16>, %input1: tensor<ui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui16>, tensor<ui16>) -> (tensor<ui16>)
    check.expect_eq_const %r, dense<65535> : tensor<ui16>
    func.return
  }
}
