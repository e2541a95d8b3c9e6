// RUN: stablehlo-translate --interpret %s --args='[dense<true> : tensor<i1>, dense<[[-4, 0, 6, -4, -2]]> : tensor<1x5xi4>, dense<[[-3, 0, 0, -6, -1]]> : tensor<1x5xi4>]'
// RUN: : @program
// stablehlo.select on i1, exact values
//   S: rank 2
//   S: has 1
//   E: i4
//   P: alternative 1
// legal 0 0: [-4,0,6,-4,-2]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<1x5xi4>, %arg2: tensor<1x5xi4>) -> tensor<1x5xi4> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<1x5xi4>
  return %0 : tensor<1x5xi4>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<1x5xi4>, %input2: tensor<1x5xi4>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<i1>, tensor<1x5xi4>, tensor<1x5xi4>) -> (tensor<1x5xi4>)
    check.expect_eq_const %r, dense<[[-4, 0, 6, -4, -2]]> : tensor<1x5xi4>
    func.return
  }
}
