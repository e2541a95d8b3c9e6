// RUN: stablehlo-translate --interpret %s --args='[dense<9> : tensor<ui64>]'
// RUN: : @program
// stablehlo.reshape on ui64, exact values
//   S: rank 0
//   T: more axes
//   E: ui64
// legal 0 0: [9]

module {
func.func @program(%arg0: tensor<ui64>) -> tensor<1x1xui64> {
  %0 = stablehlo.reshape %arg0 : (tensor<ui64>) -> tensor<1x1xui64>
  return %0 : tensor<1x1xui64>
}

  func.func @main(%input0: tensor<ui64>) {
    %r = func.call @program(%input0) : (tensor<ui64>) -> (tensor<1x1xui64>)
    check.expect_eq_const %r, dense<9> : tensor<1x1xui64>
    func.return
  }
}
