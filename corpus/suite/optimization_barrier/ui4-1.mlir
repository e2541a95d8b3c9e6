// RUN: stablehlo-translate --interpret %s --args='[dense<[3, 4, 3, 0, 6]> : tensor<5xui4>]'
// RUN: : @program
// stablehlo.optimization_barrier on ui4, exact values
//   T: tensor
// legal 0 0: [3,4,3,0,6]
// legal 0 1: []

module {
func.func @program(%arg0: tensor<5xui4>) -> (tensor<5xui4>, tensor<3x0x5x2xui4>) {
  %0 = stablehlo.constant dense<> : tensor<3x0x5x2xui4>
  %1, %2 = stablehlo.optimization_barrier %0, %arg0 : tensor<3x0x5x2xui4>, tensor<5xui4>
  return %2, %1 : tensor<5xui4>, tensor<3x0x5x2xui4>
}

  func.func @main(%input0: tensor<5xui4>) {
    %r:2 = func.call @program(%input0) : (tensor<5xui4>) -> (tensor<5xui4>, tensor<3x0x5x2xui4>)
    check.expect_eq_const %r#0, dense<[3, 4, 3, 0, 6]> : tensor<5xui4>
    func.return
  }
}
