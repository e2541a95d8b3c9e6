// RUN: stablehlo-translate --interpret %s --args='[dense<[[[7, 5], [2, 4], [4, 1]], [[0, 7], [7, 1], [4, -7]], [[-2, 0], [1, 7], [2, 4]]]> : tensor<3x3x2xi4>, dense<[[0, -1, 1], [-1, 1, 1], [0, 1, 0]]> : tensor<3x3xi4>]'
// RUN: : @program
// stablehlo.torch_index_select on i4, special values
//   dim: low
//   A: rank 2
//   B: rank 0
//   C: rank 0
//   D: rank 0
//   n: more
//   E: i4
//   I: i4
// legal 0 0: [7,null,1,null,1,-7,-2,7,2]

module {
func.func @program(%arg0: tensor<3x3x2xi4>, %arg1: tensor<3x3xi4>) -> tensor<3x3xi4> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 2 : i64, dim = 2 : i64}> : (tensor<3x3x2xi4>, tensor<3x3xi4>) -> tensor<3x3xi4>
  return %0 : tensor<3x3xi4>
}

  func.func @main(%input0: tensor<3x3x2xi4>, %input1: tensor<3x3xi4>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x3x2xi4>, tensor<3x3xi4>) -> (tensor<3x3xi4>)
    %v0 = stablehlo.constant dense<[[7, 7, 1], [7, 1, -7], [-2, 7, 2]]> : tensor<3x3xi4>
    %v1 = stablehlo.constant dense<[[7, -8, 1], [-8, 1, -7], [-2, 7, 2]]> : tensor<3x3xi4>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<3x3xi4>, tensor<3x3xi4>) -> tensor<3x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<3x3xi4>, tensor<3x3xi4>) -> tensor<3x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x3xi1>
    %v5 = stablehlo.constant dense<[[false, true, false], [true, false, false], [false, false, false]]> : tensor<3x3xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<3x3xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3x3xi1>
    func.return
  }
}
