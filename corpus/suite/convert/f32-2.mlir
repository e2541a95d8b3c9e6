// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-2.5, 1.0, 4.0, -1.5]], [[-3.0, 0.5, 0.5, 2.5]], [[-4.0, -3.0, 3.0, 3.0]], [[-0.5, 2.0, -1.0, 0.5]]]> : tensor<4x1x4xf32>]'
// RUN: : @program
// stablehlo.convert on f32, exact values
//   S: rank 3+
//   S: has 1
//   E: f32
//   F: f8E3M4
// legal 0 0: [-2.5,1.0,4.0,-1.5,-3.0,0.5,0.5,2.5,-4.0,-3.0,3.0,3.0,-0.5,2.0,-1.0,0.5]

module {
func.func @program(%arg0: tensor<4x1x4xf32>) -> tensor<4x1x4xf8E3M4> {
  %0 = stablehlo.convert %arg0 : (tensor<4x1x4xf32>) -> tensor<4x1x4xf8E3M4>
  return %0 : tensor<4x1x4xf8E3M4>
}

  func.func @main(%input0: tensor<4x1x4xf32>) {
    %r = func.call @program(%input0) : (tensor<4x1x4xf32>) -> (tensor<4x1x4xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<4x1x4xf8E3M4>) -> tensor<4x1x4xf64>
    check.expect_eq_const %v0, dense<[[[-2.5, 1.0, 4.0, -1.5]], [[-3.0, 0.5, 0.5, 2.5]], [[-4.0, -3.0, 3.0, 3.0]], [[-0.5, 2.0, -1.0, 0.5]]]> : tensor<4x1x4xf64>
    func.return
  }
}
