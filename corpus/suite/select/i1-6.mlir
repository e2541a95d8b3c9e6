// RUN: stablehlo-translate --interpret %s --args='[dense<true> : tensor<i1>, dense<[4, 3, 1]> : tensor<3xi32>]'
// RUN: : @program
// stablehlo.select on i1, exact values
//   S: rank 1
//   E: i32
//   P: alternative 1
// legal 0 0: [4,3,1]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<3xi32>) -> tensor<3xi32> {
  %0 = stablehlo.select %arg0, %arg1, %arg1 : tensor<i1>, tensor<3xi32>
  return %0 : tensor<3xi32>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<3xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<i1>, tensor<3xi32>) -> (tensor<3xi32>)
    check.expect_eq_const %r, dense<[4, 3, 1]> : tensor<3xi32>
    func.return
  }
}
