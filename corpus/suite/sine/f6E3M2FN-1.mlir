// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1.0, -0.0625, 28.0], [-28.0, -0.1875, 1.0], [-1.5, 1.5, 28.0]], [[-1.5, -0.25, -0.0], [3.0, -0.4375, 1.0], [0.1875, -0.1875, -7.0]], [[0.1875, 0.1875, 0.25], [0.0, -0.0625, 0.0], [0.1875, -0.5, 0.5]], [[7.0, 0.5, -0.0], [-0.0, 0.375, -1.0], [-6.0, -6.0, -0.0625]]]> : tensor<4x3x3xf6E3M2FN>]'
// RUN: : @program
// stablehlo.sine on f6E3M2FN, special values
//   S: rank 3+
//   E: f6E3M2FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
// legal 0 0: [[-1.25,2.5],[-2.0,2.0],[-1.75,2.0],[-2.0,1.75],[-2.0,1.75],[-1.25,2.5],[-3.0,1.0],[-1.0,3.0],[-1.75,2.0],[-3.0,1.0],[-2.0,1.75],[-2.0,2.0],[-1.75,2.0],[-2.0,1.5],[-1.25,2.5],[-1.75,2.0],[-2.0,1.75],[-2.5,1.25],[-1.75,2.0],[-1.75,2.0],[-1.75,2.0],[-2.0,2.0],[-2.0,2.0],[-2.0,2.0],[-1.75,2.0],[-2.5,1.5],[-1.5,2.5],[-1.25,2.5],[-1.5,2.5],[-2.0,2.0],[-2.0,2.0],[-1.5,2.0],[-2.5,1.25],[-1.75,2.0],[-1.75,2.0],[-2.0,2.0]]

module {
func.func @program(%arg0: tensor<4x3x3xf6E3M2FN>) -> tensor<4x3x3xf6E3M2FN> {
  %0 = stablehlo.sine %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 2.0, rtol = 0.5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4x3x3xf6E3M2FN>
  return %0 : tensor<4x3x3xf6E3M2FN>
}

  func.func @main(%input0: tensor<4x3x3xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<4x3x3xf6E3M2FN>) -> (tensor<4x3x3xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<4x3x3xf6E3M2FN>) -> tensor<4x3x3xf64>
    %v1 = stablehlo.constant dense<[[[2.5, 2.0, 2.0], [1.75, 1.75, 2.5], [1.0, 3.0, 2.0]], [[1.0, 1.75, 2.0], [2.0, 1.5, 2.5], [2.0, 1.75, 1.25]], [[2.0, 2.0, 2.0], [2.0, 2.0, 2.0], [2.0, 1.5, 2.5]], [[2.5, 2.5, 2.0], [2.0, 2.0, 1.25], [2.0, 2.0, 2.0]]]> : tensor<4x3x3xf64>
    %v2 = stablehlo.constant dense<[[[-1.25, -2.0, -1.75], [-2.0, -2.0, -1.25], [-3.0, -1.0, -1.75]], [[-3.0, -2.0, -2.0], [-1.75, -2.0, -1.25], [-1.75, -2.0, -2.5]], [[-1.75, -1.75, -1.75], [-2.0, -2.0, -2.0], [-1.75, -2.5, -1.5]], [[-1.25, -1.5, -2.0], [-2.0, -1.5, -2.5], [-1.75, -1.75, -2.0]]]> : tensor<4x3x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x3x3xf64>, tensor<4x3x3xf64>) -> tensor<4x3x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x3x3xf64>, tensor<4x3x3xf64>) -> tensor<4x3x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x3x3xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4x3x3xi1>
    func.return
  }
}
