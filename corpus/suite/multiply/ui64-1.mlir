// RUN: stablehlo-translate --interpret %s --args='[dense<[8, 4]> : tensor<2xui64>]'
// RUN: : @program
// stablehlo.multiply on ui64, exact values
//   S: rank 1
//   E: ui64
// legal 0 0: [64,16]

module {
func.func @program(%arg0: tensor<2xui64>) -> tensor<2xui64> {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<2xui64>
  return %0 : tensor<2xui64>
}

  func.func @main(%input0: tensor<2xui64>) {
    %r = func.call @program(%input0) : (tensor<2xui64>) -> (tensor<2xui64>)
    check.expect_eq_const %r, dense<[64, 16]> : tensor<2xui64>
    func.return
  }
}
