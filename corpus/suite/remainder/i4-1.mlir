// RUN: stablehlo-translate --interpret %s --args='[dense<[-5]> : tensor<1xi4>, dense<[5]> : tensor<1xi4>]'
// RUN: : @program
// stablehlo.remainder on i4, exact values
//   S: rank 1
//   S: has 1
//   E: i4
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<1xi4>, %arg1: tensor<1xi4>) -> tensor<1xi4> {
  %0 = stablehlo.remainder %arg0, %arg1 : tensor<1xi4>
  return %0 : tensor<1xi4>
}

  func.func @main(%input0: tensor<1xi4>, %input1: tensor<1xi4>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xi4>, tensor<1xi4>) -> (tensor<1xi4>)
    check.expect_eq_const %r, dense<0> : tensor<1xi4>
    func.return
  }
}
