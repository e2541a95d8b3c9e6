// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[6, 1, -2]> : tensor<3xi4>, dense<[[[-3], [-7]], [[0], [-3]]]> : tensor<2x2x1xi4>]'
// RUN: : @program
// chlo.broadcast_multiply on i4, special values
//   A: rank 1
//   E: i4
//   broadcast_dimensions: absent
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [null,-3,6,null,-7,null,0,0,0,null,-3,6]

module {
func.func @program(%arg0: tensor<3xi4>, %arg1: tensor<2x2x1xi4>) -> tensor<2x2x3xi4> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 : (tensor<3xi4>, tensor<2x2x1xi4>) -> tensor<2x2x3xi4>
  return %0 : tensor<2x2x3xi4>
}

  func.func @main(%input0: tensor<3xi4>, %input1: tensor<2x2x1xi4>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xi4>, tensor<2x2x1xi4>) -> (tensor<2x2x3xi4>)
    %v0 = stablehlo.constant dense<[[[7, -3, 6], [7, -7, 7]], [[0, 0, 0], [7, -3, 6]]]> : tensor<2x2x3xi4>
    %v1 = stablehlo.constant dense<[[[-8, -3, 6], [-8, -7, -8]], [[0, 0, 0], [-8, -3, 6]]]> : tensor<2x2x3xi4>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<2x2x3xi4>, tensor<2x2x3xi4>) -> tensor<2x2x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<2x2x3xi4>, tensor<2x2x3xi4>) -> tensor<2x2x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x2x3xi1>
    %v5 = stablehlo.constant dense<[[[true, false, false], [true, false, true]], [[false, false, false], [true, false, false]]]> : tensor<2x2x3xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x2x3xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x2x3xi1>
    func.return
  }
}
