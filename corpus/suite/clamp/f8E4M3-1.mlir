// RUN: stablehlo-translate --interpret %s --args='[dense<4.0> : tensor<f8E4M3>, dense<[[[[0.75], [0.5]], [[0.25], [-0.75]], [[0.0], [0.5]], [[0.5], [0.5]], [[-0.25], [1.0]]]]> : tensor<1x5x2x1xf8E4M3>, dense<[[[[-0.25], [-0.75]], [[-0.25], [-0.25]], [[0.5], [0.5]], [[1.0], [0.5]], [[-0.25], [-1.0]]]]> : tensor<1x5x2x1xf8E4M3>]'
// RUN: : @program
// stablehlo.clamp on f8E4M3, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3
//   L: alternative 1
//   H: alternative 2
// legal 0 0: [-0.25,-0.75,-0.25,-0.25,0.5,0.5,1.0,0.5,-0.25,-1.0]

module {
func.func @program(%arg0: tensor<f8E4M3>, %arg1: tensor<1x5x2x1xf8E4M3>, %arg2: tensor<1x5x2x1xf8E4M3>) -> tensor<1x5x2x1xf8E4M3> {
  %0 = stablehlo.clamp %arg0, %arg1, %arg2 : (tensor<f8E4M3>, tensor<1x5x2x1xf8E4M3>, tensor<1x5x2x1xf8E4M3>) -> tensor<1x5x2x1xf8E4M3>
  return %0 : tensor<1x5x2x1xf8E4M3>
}

  func.func @main(%input0: tensor<f8E4M3>, %input1: tensor<1x5x2x1xf8E4M3>, %input2: tensor<1x5x2x1xf8E4M3>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<f8E4M3>, tensor<1x5x2x1xf8E4M3>, tensor<1x5x2x1xf8E4M3>) -> (tensor<1x5x2x1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1x5x2x1xf8E4M3>) -> tensor<1x5x2x1xf64>
    check.expect_eq_const %v0, dense<[[[[-0.25], [-0.75]], [[-0.25], [-0.25]], [[0.5], [0.5]], [[1.0], [0.5]], [[-0.25], [-1.0]]]]> : tensor<1x5x2x1xf64>
    func.return
  }
}
