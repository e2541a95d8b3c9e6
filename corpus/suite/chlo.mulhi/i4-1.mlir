// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-4]], [[0]], [[3]]]> : tensor<3x1x1xi4>, dense<[[[0]], [[6]], [[-2]]]> : tensor<3x1x1xi4>]'
// RUN: : @program
// chlo.mulhi on i4, envelope values
//   S: rank 3+
//   S: has 1
//   E: i4
// legal 0 0: [0,0,-1]

module {
func.func @program(%arg0: tensor<3x1x1xi4>, %arg1: tensor<3x1x1xi4>) -> tensor<3x1x1xi4> {
  %0 = chlo.mulhi %arg0, %arg1 : tensor<3x1x1xi4>, tensor<3x1x1xi4> -> tensor<3x1x1xi4>
  return %0 : tensor<3x1x1xi4>
}

  func.func @main(%input0: tensor<3x1x1xi4>, %input1: tensor<3x1x1xi4>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1x1xi4>, tensor<3x1x1xi4>) -> (tensor<3x1x1xi4>)
    check.expect_eq_const %r, dense<[[[0]], [[0]], [[-1]]]> : tensor<3x1x1xi4>
    func.return
  }
}
