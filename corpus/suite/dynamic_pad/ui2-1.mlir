// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<ui2>]'
// RUN: : @program
// stablehlo.dynamic_pad on ui2, envelope values
//   S: rank 0
//   E: ui2
//   I: ui2
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<ui2>) -> tensor<ui2> {
  %0 = stablehlo.constant dense<> : tensor<0xui2>
  %1 = stablehlo.constant dense<> : tensor<0xui2>
  %2 = stablehlo.constant dense<> : tensor<0xui2>
  %3 = stablehlo.dynamic_pad %arg0, %arg0, %0, %1, %2 : (tensor<ui2>, tensor<ui2>, tensor<0xui2>, tensor<0xui2>, tensor<0xui2>) -> tensor<ui2>
  return %3 : tensor<ui2>
}

  func.func @main(%input0: tensor<ui2>) {
    %r = func.call @program(%input0) : (tensor<ui2>) -> (tensor<ui2>)
    check.expect_eq_const %r, dense<1> : tensor<ui2>
    func.return
  }
}
