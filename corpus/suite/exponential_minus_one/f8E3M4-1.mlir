// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-2.0, -1.125, -0.84375, -0.9375, -1.375]], [[-0.65625, 1.875, -0.96875, 2.25, 0.84375]]]> : tensor<2x1x5xf8E3M4>]'
// RUN: : @program
// stablehlo.exponential_minus_one on f8E3M4, envelope values
//   S: rank 3+
//   S: has 1
//   E: f8E3M4
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [-0.875,-0.6875,-0.5625,-0.59375,-0.75,-0.484375,5.5,-0.625,8.5,1.3125]

module {
func.func @program(%arg0: tensor<2x1x5xf8E3M4>) -> tensor<2x1x5xf8E3M4> {
  %0 = stablehlo.exponential_minus_one %arg0 : tensor<2x1x5xf8E3M4>
  return %0 : tensor<2x1x5xf8E3M4>
}

  func.func @main(%input0: tensor<2x1x5xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<2x1x5xf8E3M4>) -> (tensor<2x1x5xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<2x1x5xf8E3M4>) -> tensor<2x1x5xf64>
    check.expect_eq_const %v0, dense<[[[-0.875, -0.6875, -0.5625, -0.59375, -0.75]], [[-0.484375, 5.5, -0.625, 8.5, 1.3125]]]> : tensor<2x1x5xf64>
    func.return
  }
}
