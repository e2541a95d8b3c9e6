// RUN: stablehlo-translate --interpret %s --args='[dense<[[false]]> : tensor<1x1xi1>]'
// RUN: : @program
// stablehlo.reshape on i1, envelope values
//   S: rank 2
//   S: has 1
//   T: more axes
//   E: i1
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<1x1xi1>) -> tensor<1x1x1xi1> {
  %0 = stablehlo.reshape %arg0 : (tensor<1x1xi1>) -> tensor<1x1x1xi1>
  return %0 : tensor<1x1x1xi1>
}

  func.func @main(%input0: tensor<1x1xi1>) {
    %r = func.call @program(%input0) : (tensor<1x1xi1>) -> (tensor<1x1x1xi1>)
    check.expect_eq_const %r, dense<false> : tensor<1x1x1xi1>
    func.return
  }
}
