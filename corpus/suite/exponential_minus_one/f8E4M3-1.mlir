// RUN: stablehlo-translate --interpret %s --args='[dense<[[[2.0, 1.125, -0.8125, 0.9375, 1.375]], [[-0.625, 1.875, -0.9375, 2.25, -0.8125]]]> : tensor<2x1x5xf8E4M3>]'
// RUN: : @program
// stablehlo.exponential_minus_one on f8E4M3, envelope values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [6.5,2.0,-0.5625,1.5,3.0,-0.46875,5.5,-0.625,[8.0,9.0],-0.5625]

module {
func.func @program(%arg0: tensor<2x1x5xf8E4M3>) -> tensor<2x1x5xf8E4M3> {
  %0 = stablehlo.exponential_minus_one %arg0 : tensor<2x1x5xf8E4M3>
  return %0 : tensor<2x1x5xf8E4M3>
}

  func.func @main(%input0: tensor<2x1x5xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<2x1x5xf8E4M3>) -> (tensor<2x1x5xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<2x1x5xf8E4M3>) -> tensor<2x1x5xf64>
    %v1 = stablehlo.constant dense<[[[6.5, 2.0, -0.5625, 1.5, 3.0]], [[-0.46875, 5.5, -0.625, 9.0, -0.5625]]]> : tensor<2x1x5xf64>
    %v2 = stablehlo.constant dense<[[[6.5, 2.0, -0.5625, 1.5, 3.0]], [[-0.46875, 5.5, -0.625, 8.0, -0.5625]]]> : tensor<2x1x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x1x5xf64>, tensor<2x1x5xf64>) -> tensor<2x1x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x1x5xf64>, tensor<2x1x5xf64>) -> tensor<2x1x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x1x5xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x1x5xi1>
    func.return
  }
}
