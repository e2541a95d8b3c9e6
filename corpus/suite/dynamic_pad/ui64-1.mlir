// RUN: stablehlo-translate --interpret %s --args='[dense<9> : tensor<ui64>, dense<2042233417200057055> : tensor<ui64>]'
// RUN: : @program
// stablehlo.dynamic_pad on ui64, exact values
//   S: rank 0
//   E: ui64
//   I: ui64
// legal 0 0: [9]

module {
func.func @program(%arg0: tensor<ui64>, %arg1: tensor<ui64>) -> tensor<ui64> {
  %0 = stablehlo.constant dense<> : tensor<0xui64>
  %1 = stablehlo.constant dense<> : tensor<0xui64>
  %2 = stablehlo.constant dense<> : tensor<0xui64>
  %3 = stablehlo.dynamic_pad %arg0, %arg1, %0, %1, %2 : (tensor<ui64>, tensor<ui64>, tensor<0xui64>, tensor<0xui64>, tensor<0xui64>) -> tensor<ui64>
  return %3 : tensor<ui64>
}

  func.func @main(%input0: tensor<ui64>, %input1: tensor<ui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui64>, tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<9> : tensor<ui64>
    func.return
  }
}
