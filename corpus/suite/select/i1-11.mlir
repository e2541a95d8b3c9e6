// RUN: stablehlo-translate --interpret %s --args='[dense<false> : tensor<i1>, dense<1> : tensor<ui2>, dense<1> : tensor<ui2>]'
// RUN: : @program
// stablehlo.select on i1, exact values
//   S: rank 0
//   E: ui2
//   P: alternative 1
//   P: alternative 2
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<ui2>, %arg2: tensor<ui2>) -> tensor<ui2> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui2>
  return %0 : tensor<ui2>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<ui2>, %input2: tensor<ui2>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<i1>, tensor<ui2>, tensor<ui2>) -> (tensor<ui2>)
    check.expect_eq_const %r, dense<1> : tensor<ui2>
    func.return
  }
}
