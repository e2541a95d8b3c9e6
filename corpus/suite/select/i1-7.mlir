// RUN: stablehlo-translate --interpret %s --args='[dense<false> : tensor<i1>, dense<[[[-1.0, 0.0, 0.0], [0.0, 0.0, 2.0], [-1.0, 2.0, 0.0], [0.0, -2.0, 0.0], [-2.0, 0.0, 0.0]], [[-2.0, 2.0, -1.0], [0.0, 1.0, 0.0], [-1.0, -1.0, -1.0], [0.0, -1.0, -2.0], [1.0, 1.0, 0.0]]]> : tensor<2x5x3xf8E5M2FNUZ>, dense<[[[0.25, 0.0, 0.5], [0.25, -0.5, 0.0], [0.0, -0.5, 0.5], [-0.5, 0.0, -0.5], [0.5, -0.25, 0.0]], [[-0.25, -0.25, 0.0], [-0.5, 0.0, -0.5], [0.5, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]]> : tensor<2x5x3xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.select on i1, exact values
//   S: rank 3+
//   E: f8E5M2FNUZ
//   P: alternative 1
// legal 0 0: [0.25,[0.0,0.0],0.5,0.25,-0.5,[0.0,0.0],[0.0,0.0],-0.5,0.5,-0.5,[0.0,0.0],-0.5,0.5,-0.25,[0.0,0.0],-0.25,-0.25,[0.0,0.0],-0.5,[0.0,0.0],-0.5,0.5,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<2x5x3xf8E5M2FNUZ>, %arg2: tensor<2x5x3xf8E5M2FNUZ>) -> tensor<2x5x3xf8E5M2FNUZ> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x5x3xf8E5M2FNUZ>
  return %0 : tensor<2x5x3xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<2x5x3xf8E5M2FNUZ>, %input2: tensor<2x5x3xf8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<i1>, tensor<2x5x3xf8E5M2FNUZ>, tensor<2x5x3xf8E5M2FNUZ>) -> (tensor<2x5x3xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x5x3xf8E5M2FNUZ>) -> tensor<2x5x3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x5x3xf64>) -> tensor<2x5x3xi64>
    check.expect_eq_const %v1, dense<[[[4598175219545276416, 0, 4602678819172646912], [4598175219545276416, -4620693217682128896, 0], [0, -4620693217682128896, 4602678819172646912], [-4620693217682128896, 0, -4620693217682128896], [4602678819172646912, -4625196817309499392, 0]], [[-4625196817309499392, -4625196817309499392, 0], [-4620693217682128896, 0, -4620693217682128896], [4602678819172646912, 0, 0], [0, 0, 0], [0, 0, 0]]]> : tensor<2x5x3xi64>
    func.return
  }
}
