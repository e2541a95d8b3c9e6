// RUN: stablehlo-translate --interpret %s --args='[dense<[12, 14]> : tensor<2xui4>]'
// RUN: : @program
// stablehlo.compare on ui4, exact values
//   S: rank 1
//   E: ui4
//   comparison_direction: GE
//   compare_type: absent
// legal 0 0: [false,false]

module {
func.func @program(%arg0: tensor<2xui4>) -> tensor<2xi1> {
  %0 = stablehlo.constant dense<[7, 6]> : tensor<2xui4>
  %1 = stablehlo.compare GE, %0, %arg0 : (tensor<2xui4>, tensor<2xui4>) -> tensor<2xi1>
  return %1 : tensor<2xi1>
}

  func.func @main(%input0: tensor<2xui4>) {
    %r = func.call @program(%input0) : (tensor<2xui4>) -> (tensor<2xi1>)
    check.expect_eq_const %r, dense<false> : tensor<2xi1>
    func.return
  }
}
