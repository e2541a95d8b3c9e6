// RUN: stablehlo-translate --interpret %s --args='[dense<[4, 7]> : tensor<2xi4>]'
// RUN: : @program
// stablehlo.concatenate on i4, exact values
//   N: low
//   P: more
//   S: rank 0
//   E: i4
//   dimension: first
// legal 0 0: [4,7]

module {
func.func @program(%arg0: tensor<2xi4>) -> tensor<2xi4> {
  %0 = stablehlo.concatenate %arg0, dim = 0 : (tensor<2xi4>) -> tensor<2xi4>
  return %0 : tensor<2xi4>
}

  func.func @main(%input0: tensor<2xi4>) {
    %r = func.call @program(%input0) : (tensor<2xi4>) -> (tensor<2xi4>)
    check.expect_eq_const %r, dense<[4, 7]> : tensor<2xi4>
    func.return
  }
}
