// RUN: stablehlo-translate --interpret %s --args='[dense<[6, 3]> : tensor<2xui4>, dense<[3, 2]> : tensor<2xui4>]'
// RUN: : @program
// stablehlo.add on ui4, envelope values
//   S: rank 1
//   E: ui4
// legal 0 0: [9,5]

module {
func.func @program(%arg0: tensor<2xui4>, %arg1: tensor<2xui4>) -> tensor<2xui4> {
  %0 = stablehlo.add %arg0, %arg1 : tensor<2xui4>
  return %0 : tensor<2xui4>
}

  func.func @main(%input0: tensor<2xui4>, %input1: tensor<2xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xui4>, tensor<2xui4>) -> (tensor<2xui4>)
    check.expect_eq_const %r, dense<[9, 5]> : tensor<2xui4>
    func.return
  }
}
