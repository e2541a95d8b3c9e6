// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[4], [-5], [1]]> : tensor<3x1xi4>]'
// RUN: : @program
// chlo.broadcast_subtract on i4, envelope values
//   A: rank 3+
//   A: has 1
//   E: i4
//   broadcast_dimensions: absent
//   B: 1
//   B: alternative 1 (otherwise)
// legal 0 0: [-6,-1,2]

module {
func.func @program(%arg0: tensor<3x1xi4>) -> tensor<1x3x1xi4> {
  %0 = stablehlo.constant dense<[[[-2], [-6], [3]]]> : tensor<1x3x1xi4>
  %1 = chlo.broadcast_subtract %0, %arg0 : (tensor<1x3x1xi4>, tensor<3x1xi4>) -> tensor<1x3x1xi4>
  return %1 : tensor<1x3x1xi4>
}

  func.func @main(%input0: tensor<3x1xi4>) {
    %r = func.call @program(%input0) : (tensor<3x1xi4>) -> (tensor<1x3x1xi4>)
    check.expect_eq_const %r, dense<[[[-6], [-1], [2]]]> : tensor<1x3x1xi4>
    func.return
  }
}
