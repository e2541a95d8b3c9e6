// RUN: stablehlo-translate --interpret %s --args='[dense<true> : tensor<i1>, dense<[5, 6, 3, 4, 6]> : tensor<5xui4>, dense<[1, 7, 3, 3, 1]> : tensor<5xui4>]'
// RUN: : @program
// stablehlo.select on i1, exact values
//   S: rank 1
//   E: ui4
//   P: alternative 1
// legal 0 0: [5,6,3,4,6]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<5xui4>, %arg2: tensor<5xui4>) -> tensor<5xui4> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<5xui4>
  return %0 : tensor<5xui4>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<5xui4>, %input2: tensor<5xui4>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<i1>, tensor<5xui4>, tensor<5xui4>) -> (tensor<5xui4>)
    check.expect_eq_const %r, dense<[5, 6, 3, 4, 6]> : tensor<5xui4>
    func.return
  }
}
