// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0.0, 2.0, 0.0, 0.0, 0.0], [0.0, 0.0, 2.0, -1.0, -2.0], [0.0, 0.0, 0.0, 0.0, -1.0]], [[0.0, 0.0, 2.0, 1.5, 1.0], [0.0, 0.0, 0.0, 0.0, 1.5], [0.0, 0.0, 1.5, 0.0, -2.0]], [[0.0, 0.5, -1.0, 1.0, 0.0], [0.0, -1.5, -1.0, 2.0, 0.0], [0.0, 1.0, 1.5, -1.5, 0.5]]]]> : tensor<1x3x3x5xf8E3M4>]'
// RUN: : @program
// stablehlo.slice on f8E3M4, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E3M4
//   start_indices: low
//   start_indices: low + 1
//   limit_indices: low + 1
//   limit_indices: high
//   strides: low + 1
//   strides: near 1 - 1
//   strides: near 1
// legal 0 0: [2.0,0.0]

module {
func.func @program(%arg0: tensor<1x3x3x5xf8E3M4>) -> tensor<1x1x1x2xf8E3M4> {
  %0 = stablehlo.slice %arg0 [0:1:3, 0:3:3, 0:3:3, 1:4:2] : (tensor<1x3x3x5xf8E3M4>) -> tensor<1x1x1x2xf8E3M4>
  return %0 : tensor<1x1x1x2xf8E3M4>
}

  func.func @main(%input0: tensor<1x3x3x5xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<1x3x3x5xf8E3M4>) -> (tensor<1x1x1x2xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1x2xf8E3M4>) -> tensor<1x1x1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x1x1x2xf64>) -> tensor<1x1x1x2xi64>
    check.expect_eq_const %v1, dense<[[[[4611686018427387904, 0]]]]> : tensor<1x1x1x2xi64>
    func.return
  }
}
