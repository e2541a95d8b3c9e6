// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.0, 0.5, 0.5, 0.0], [0.5, -0.5, 0.0, -0.5]], [[0.5, 0.0, 0.25, 0.0], [0.0, -0.25, 0.0, -0.25]], [[-0.5, 0.25, -0.25, -0.25], [0.25, -0.25, -0.5, 0.0]], [[0.25, 0.0, 0.0, -0.25], [-0.25, 0.5, -0.5, 0.25]], [[-0.0, -0.25, 0.0, 0.0], [0.5, 0.25, 0.25, 0.0]]]> : tensor<5x2x4xf6E3M2FN>]'
// RUN: : @program
// stablehlo.log_plus_one on f6E3M2FN, exact values
//   S: rank 3+
//   E: f6E3M2FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
// legal 0 0: [[0.0,0.0],[0.25,0.5],[0.25,0.5],[0.0,0.0],[0.25,0.5],[-1.0,-0.375],[0.0,0.0],[-1.0,-0.375],[0.25,0.5],[0.0,0.0],[0.125,0.3125],[0.0,0.0],[0.0,0.0],[-0.375,-0.1875],[0.0,0.0],[-0.375,-0.1875],[-1.0,-0.375],[0.125,0.3125],[-0.375,-0.1875],[-0.375,-0.1875],[0.125,0.3125],[-0.375,-0.1875],[-1.0,-0.375],[0.0,0.0],[0.125,0.3125],[0.0,0.0],[0.0,0.0],[-0.375,-0.1875],[-0.375,-0.1875],[0.25,0.5],[-1.0,-0.375],[0.125,0.3125],[0.0,0.0],[-0.375,-0.1875],[0.0,0.0],[0.0,0.0],[0.25,0.5],[0.125,0.3125],[0.125,0.3125],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<5x2x4xf6E3M2FN>) -> tensor<5x2x4xf6E3M2FN> {
  %0 = stablehlo.log_plus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 7.62939453125e-06, rtol = 0.5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<5x2x4xf6E3M2FN>
  return %0 : tensor<5x2x4xf6E3M2FN>
}

  func.func @main(%input0: tensor<5x2x4xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<5x2x4xf6E3M2FN>) -> (tensor<5x2x4xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<5x2x4xf6E3M2FN>) -> tensor<5x2x4xf64>
    %v1 = stablehlo.constant dense<[[[0.0, 0.5, 0.5, 0.0], [0.5, -0.375, 0.0, -0.375]], [[0.5, 0.0, 0.3125, 0.0], [0.0, -0.1875, 0.0, -0.1875]], [[-0.375, 0.3125, -0.1875, -0.1875], [0.3125, -0.1875, -0.375, 0.0]], [[0.3125, 0.0, 0.0, -0.1875], [-0.1875, 0.5, -0.375, 0.3125]], [[0.0, -0.1875, 0.0, 0.0], [0.5, 0.3125, 0.3125, 0.0]]]> : tensor<5x2x4xf64>
    %v2 = stablehlo.constant dense<[[[0.0, 0.25, 0.25, 0.0], [0.25, -1.0, 0.0, -1.0]], [[0.25, 0.0, 0.125, 0.0], [0.0, -0.375, 0.0, -0.375]], [[-1.0, 0.125, -0.375, -0.375], [0.125, -0.375, -1.0, 0.0]], [[0.125, 0.0, 0.0, -0.375], [-0.375, 0.25, -1.0, 0.125]], [[0.0, -0.375, 0.0, 0.0], [0.25, 0.125, 0.125, 0.0]]]> : tensor<5x2x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x2x4xf64>, tensor<5x2x4xf64>) -> tensor<5x2x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x2x4xf64>, tensor<5x2x4xf64>) -> tensor<5x2x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x2x4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<5x2x4xi1>
    func.return
  }
}
