// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[3, 5], [-7, -6]]> : tensor<2x2xi4>, dense<[[[-7, -7]]]> : tensor<1x1x2xi4>]'
// RUN: : @program
// chlo.broadcast_divide on i4, exact values
//   A: rank 2
//   E: i4
//   broadcast_dimensions: absent
//   B: 1
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [0,0,1,0]

module {
func.func @program(%arg0: tensor<2x2xi4>, %arg1: tensor<1x1x2xi4>) -> tensor<1x2x2xi4> {
  %0 = chlo.broadcast_divide %arg0, %arg1 : (tensor<2x2xi4>, tensor<1x1x2xi4>) -> tensor<1x2x2xi4>
  return %0 : tensor<1x2x2xi4>
}

  func.func @main(%input0: tensor<2x2xi4>, %input1: tensor<1x1x2xi4>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2xi4>, tensor<1x1x2xi4>) -> (tensor<1x2x2xi4>)
    check.expect_eq_const %r, dense<[[[0, 0], [1, 0]]]> : tensor<1x2x2xi4>
    func.return
  }
}
