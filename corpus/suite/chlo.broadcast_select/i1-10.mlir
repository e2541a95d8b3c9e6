// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[true, false, true], [false, true, true], [false, false, true]]> : tensor<3x3xi1>, dense<[[2.0]]> : tensor<1x1xf8E5M2>, dense<[[[-0.5], [0.5], [-1.0]], [[0.5], [-0.5], [1.0]]]> : tensor<2x3x1xf8E5M2>]'
// RUN: : @program
// chlo.broadcast_select on i1, exact values
//   P: rank 2
//   E: f8E5M2
//   T: alternative 2 (otherwise)
//   F: more
//   F: alternative 1 (otherwise)
//   F: alternative 2 (otherwise)
// legal 0 0: [2.0,-0.5,2.0,0.5,2.0,2.0,-1.0,-1.0,2.0,2.0,0.5,2.0,-0.5,2.0,2.0,1.0,1.0,2.0]

module {
func.func @program(%arg0: tensor<3x3xi1>, %arg1: tensor<1x1xf8E5M2>, %arg2: tensor<2x3x1xf8E5M2>) -> tensor<2x3x3xf8E5M2> {
  %0 = chlo.broadcast_select %arg0, %arg1, %arg2 : (tensor<3x3xi1>, tensor<1x1xf8E5M2>, tensor<2x3x1xf8E5M2>) -> tensor<2x3x3xf8E5M2>
  return %0 : tensor<2x3x3xf8E5M2>
}

  func.func @main(%input0: tensor<3x3xi1>, %input1: tensor<1x1xf8E5M2>, %input2: tensor<2x3x1xf8E5M2>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<3x3xi1>, tensor<1x1xf8E5M2>, tensor<2x3x1xf8E5M2>) -> (tensor<2x3x3xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2x3x3xf8E5M2>) -> tensor<2x3x3xf64>
    check.expect_eq_const %v0, dense<[[[2.0, -0.5, 2.0], [0.5, 2.0, 2.0], [-1.0, -1.0, 2.0]], [[2.0, 0.5, 2.0], [-0.5, 2.0, 2.0], [1.0, 1.0, 2.0]]]> : tensor<2x3x3xf64>
    func.return
  }
}
