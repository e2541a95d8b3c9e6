// RUN: stablehlo-translate --interpret %s --args='[dense<[[5, 4], [6, 3]]> : tensor<2x2xi4>]'
// RUN: : @program
// stablehlo.compare on i4, special values
//   S: rank 2
//   E: i4
//   comparison_direction: LT
//   compare_type: absent
// legal 0 0: [false,false,false,false]

module {
func.func @program(%arg0: tensor<2x2xi4>) -> tensor<2x2xi1> {
  %0 = stablehlo.compare LT, %arg0, %arg0 : (tensor<2x2xi4>, tensor<2x2xi4>) -> tensor<2x2xi1>
  return %0 : tensor<2x2xi1>
}

  func.func @main(%input0: tensor<2x2xi4>) {
    %r = func.call @program(%input0) : (tensor<2x2xi4>) -> (tensor<2x2xi1>)
    check.expect_eq_const %r, dense<false> : tensor<2x2xi1>
    func.return
  }
}
