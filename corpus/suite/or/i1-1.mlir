// RUN: stablehlo-translate --interpret %s --args='[dense<[false]> : tensor<1xi1>, dense<[false]> : tensor<1xi1>]'
// RUN: : @program
// stablehlo.or on i1, exact values
//   S: rank 1
//   S: has 1
//   E: i1
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<1xi1>, %arg1: tensor<1xi1>) -> tensor<1xi1> {
  %0 = stablehlo.or %arg0, %arg1 : tensor<1xi1>
  return %0 : tensor<1xi1>
}

  func.func @main(%input0: tensor<1xi1>, %input1: tensor<1xi1>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xi1>, tensor<1xi1>) -> (tensor<1xi1>)
    check.expect_eq_const %r, dense<false> : tensor<1xi1>
    func.return
  }
}
