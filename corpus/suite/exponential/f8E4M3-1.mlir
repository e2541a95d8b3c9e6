// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1.875, -0.8125, -1.375], [-3.5, 60.0, 0.9375], [-2.75, 0.5625, -3.0], [0.5625, -3.5, -0.875], [1.125, -0.3125, 1.5]], [[1.25, 1.875, -2.0], [-2.25, 128.0, -2.5], [1.375, -1.125, -0.171875], [1.75, -0.171875, 0.5], [-2.0, -3.75, 2.5]], [[1.125, 0.5, 0.875], [1.0, 3.0, 1.25], [1.5, -0.6875, -0.9375], [0.875, 0.875, -0.6875], [-0.078125, -0.5625, -1.75]]]> : tensor<3x5x3xf8E4M3>]'
// RUN: : @program
// stablehlo.exponential on f8E4M3, special values
//   S: rank 3+
//   E: f8E4M3
//   mode: TOLERANCE
//   atol: 0
//   rtol: 0
// legal 0 0: [[5.0,8.0],[0.34375,0.5],[0.203125,0.3125],[0.0234375,0.03515625],"inf",[2.0,3.0],[0.05078125,0.078125],[1.375,2.0],[0.0390625,0.05859375],[1.375,2.0],[0.0234375,0.03515625],[0.34375,0.5],[2.5,3.75],[0.5625,0.875],[3.5,5.5],[2.75,4.0],[5.0,8.0],[0.1015625,0.15625],[0.0859375,0.125],"inf",[0.0625,0.1015625],[3.0,4.5],[0.25,0.375],[0.6875,1.0],[4.5,7.0],[0.6875,1.0],[1.25,2.0],[0.1015625,0.15625],[0.01953125,0.029296875],[10.0,15.0],[2.5,3.75],[1.25,2.0],[1.875,2.75],[2.25,3.25],[16.0,24.0],[2.75,4.0],[3.5,5.5],[0.40625,0.625],[0.3125,0.46875],[1.875,2.75],[1.875,2.75],[0.40625,0.625],[0.75,1.125],[0.4375,0.6875],[0.140625,0.203125]]

module {
func.func @program(%arg0: tensor<3x5x3xf8E4M3>) -> tensor<3x5x3xf8E4M3> {
  %0 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3x5x3xf8E4M3>
  return %0 : tensor<3x5x3xf8E4M3>
}

  func.func @main(%input0: tensor<3x5x3xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<3x5x3xf8E4M3>) -> (tensor<3x5x3xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<3x5x3xf8E4M3>) -> tensor<3x5x3xf64>
    %v1 = stablehlo.constant dense<[[[8.0, 0.5, 0.3125], [0.03515625, 0xFFF0000000000000, 3.0], [0.078125, 2.0, 0.05859375], [2.0, 0.03515625, 0.5], [3.75, 0.875, 5.5]], [[4.0, 8.0, 0.15625], [0.125, 0xFFF0000000000000, 0.1015625], [4.5, 0.375, 1.0], [7.0, 1.0, 2.0], [0.15625, 0.029296875, 15.0]], [[3.75, 2.0, 2.75], [3.25, 24.0, 4.0], [5.5, 0.625, 0.46875], [2.75, 2.75, 0.625], [1.125, 0.6875, 0.203125]]]> : tensor<3x5x3xf64>
    %v2 = stablehlo.constant dense<[[[5.0, 0.34375, 0.203125], [0.0234375, 0x7FF0000000000000, 2.0], [0.05078125, 1.375, 0.0390625], [1.375, 0.0234375, 0.34375], [2.5, 0.5625, 3.5]], [[2.75, 5.0, 0.1015625], [0.0859375, 0x7FF0000000000000, 0.0625], [3.0, 0.25, 0.6875], [4.5, 0.6875, 1.25], [0.1015625, 0.01953125, 10.0]], [[2.5, 1.25, 1.875], [2.25, 16.0, 2.75], [3.5, 0.40625, 0.3125], [1.875, 1.875, 0.40625], [0.75, 0.4375, 0.140625]]]> : tensor<3x5x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x5x3xf64>, tensor<3x5x3xf64>) -> tensor<3x5x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x5x3xf64>, tensor<3x5x3xf64>) -> tensor<3x5x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x5x3xi1>
    %v6 = stablehlo.constant dense<[[[false, false, false], [false, true, false], [false, false, false], [false, false, false], [false, false, false]], [[false, false, false], [false, true, false], [false, false, false], [false, false, false], [false, false, false]], [[false, false, false], [false, false, false], [false, false, false], [false, false, false], [false, false, false]]]> : tensor<3x5x3xi1>
    %v7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x5x3xf64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<3x5x3xf64>, tensor<3x5x3xf64>) -> tensor<3x5x3xi1>
    %v9 = stablehlo.and %v8, %v6 : tensor<3x5x3xi1>
    %v10 = stablehlo.or %v5, %v9 : tensor<3x5x3xi1>
    check.expect_eq_const %v10, dense<true> : tensor<3x5x3xi1>
    func.return
  }
}
