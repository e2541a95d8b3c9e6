// RUN: stablehlo-translate --interpret %s --args='[dense<[[3, 5, -5]]> : tensor<1x3xi4>]'
// RUN: : @program
// stablehlo.count_leading_zeros on i4, exact values
//   S: rank 2
//   S: has 1
//   E: i4
// legal 0 0: [2,1,0]

module {
func.func @program(%arg0: tensor<1x3xi4>) -> tensor<1x3xi4> {
  %0 = stablehlo.count_leading_zeros %arg0 : tensor<1x3xi4>
  return %0 : tensor<1x3xi4>
}

  func.func @main(%input0: tensor<1x3xi4>) {
    %r = func.call @program(%input0) : (tensor<1x3xi4>) -> (tensor<1x3xi4>)
    check.expect_eq_const %r, dense<[[2, 1, 0]]> : tensor<1x3xi4>
    func.return
  }
}
