// RUN: stablehlo-translate --interpret %s --args='[dense<false> : tensor<i1>, dense<true> : tensor<i1>]'
// RUN: : @program
// stablehlo.select on i1, exact values
//   S: rank 0
//   E: i1
//   P: alternative 1
//   P: alternative 2
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<i1>) -> tensor<i1> {
  %0 = stablehlo.constant dense<true> : tensor<i1>
  %1 = stablehlo.select %0, %arg0, %arg1 : tensor<i1>, tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<i1>) {
    %r = func.call @program(%input0, %input1) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
