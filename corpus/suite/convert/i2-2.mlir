// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[1, 0]], [[1, 0]], [[1, 0]], [[0, -1]], [[1, -1]]], [[[1, 0]], [[-1, -1]], [[0, -1]], [[1, 0]], [[1, -1]]], [[[0, 0]], [[0, -1]], [[-1, 0]], [[-1, 0]], [[-1, 1]]]]> : tensor<3x5x1x2xi2>]'
// RUN: : @program
// stablehlo.convert on i2, exact values
//   S: rank 3+
//   S: has 1
//   E: i2
//   F: i16
// legal 0 0: [1,0,1,0,1,0,0,-1,1,-1,1,0,-1,-1,0,-1,1,0,1,-1,0,0,0,-1,-1,0,-1,0,-1,1]

module {
func.func @program(%arg0: tensor<3x5x1x2xi2>) -> tensor<3x5x1x2xi16> {
  %0 = stablehlo.convert %arg0 : (tensor<3x5x1x2xi2>) -> tensor<3x5x1x2xi16>
  return %0 : tensor<3x5x1x2xi16>
}

  func.func @main(%input0: tensor<3x5x1x2xi2>) {
    %r = func.call @program(%input0) : (tensor<3x5x1x2xi2>) -> (tensor<3x5x1x2xi16>)
    check.expect_eq_const %r, dense<[[[[1, 0]], [[1, 0]], [[1, 0]], [[0, -1]], [[1, -1]]], [[[1, 0]], [[-1, -1]], [[0, -1]], [[1, 0]], [[1, -1]]], [[[0, 0]], [[0, -1]], [[-1, 0]], [[-1, 0]], [[-1, 1]]]]> : tensor<3x5x1x2xi16>
    func.return
  }
}
