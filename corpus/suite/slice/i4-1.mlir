// RUN: stablehlo-translate --interpret %s --args='[dense<[[2, 4], [2, -1], [-7, 7]]> : tensor<3x2xi4>]'
// RUN: : @program
// stablehlo.slice on i4, special values
//   S: rank 2
//   E: i4
//   start_indices: low
//   limit_indices: high
//   strides: low
//   strides: near 1 + 1
// legal 0 0: [2,2,-7]

module {
func.func @program(%arg0: tensor<3x2xi4>) -> tensor<3x1xi4> {
  %0 = stablehlo.slice %arg0 [0:3, 0:2:3] : (tensor<3x2xi4>) -> tensor<3x1xi4>
  return %0 : tensor<3x1xi4>
}

  func.func @main(%input0: tensor<3x2xi4>) {
    %r = func.call @program(%input0) : (tensor<3x2xi4>) -> (tensor<3x1xi4>)
    check.expect_eq_const %r, dense<[[2], [2], [-7]]> : tensor<3x1xi4>
    func.return
  }
}
