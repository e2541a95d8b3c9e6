// RUN: stablehlo-translate --interpret %s --args='[dense<[[-3.0, 3.0, 1.0, -1.0, 2.0], [-3.0, 4.0, 4.0, -4.0, 3.0]]> : tensor<2x5xf8E3M4>, dense<[[0.25, 0.75, 0.25, 0.75, -1.0], [0.75, 0.25, -0.5, 0.5, -0.75]]> : tensor<2x5xf8E3M4>]'
// RUN: : @program
// stablehlo.subtract on f8E3M4, exact values
//   S: rank 2
//   E: f8E3M4
// legal 0 0: [-3.25,2.25,0.75,-1.75,3.0,-3.75,3.75,4.5,-4.5,3.75]

module {
func.func @program(%arg0: tensor<2x5xf8E3M4>, %arg1: tensor<2x5xf8E3M4>) -> tensor<2x5xf8E3M4> {
  %0 = stablehlo.subtract %arg0, %arg1 : tensor<2x5xf8E3M4>
  return %0 : tensor<2x5xf8E3M4>
}

  func.func @main(%input0: tensor<2x5xf8E3M4>, %input1: tensor<2x5xf8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x5xf8E3M4>, tensor<2x5xf8E3M4>) -> (tensor<2x5xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<2x5xf8E3M4>) -> tensor<2x5xf64>
    check.expect_eq_const %v0, dense<[[-3.25, 2.25, 0.75, -1.75, 3.0], [-3.75, 3.75, 4.5, -4.5, 3.75]]> : tensor<2x5xf64>
    func.return
  }
}
