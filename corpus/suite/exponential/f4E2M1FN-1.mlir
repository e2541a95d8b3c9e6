// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-2.0], [-1.0], [-2.0], [-2.0]], [[1.5], [1.5], [0.5], [1.0]], [[-3.0], [-3.0], [-1.5], [0.5]], [[-1.0], [-1.0], [1.0], [-0.5]], [[3.0], [-1.0], [0.5], [-1.0]]], [[[1.0], [1.0], [1.0], [0.5]], [[-3.0], [1.0], [-2.0], [-1.0]], [[-0.5], [-3.0], [3.0], [2.0]], [[-0.5], [1.0], [3.0], [-1.0]], [[-1.0], [-1.0], [1.0], [0.5]]]]> : tensor<2x5x4x1xf4E2M1FN>]'
// RUN: : @program
// stablehlo.exponential on f4E2M1FN, envelope values
//   S: rank 3+
//   S: has 1
//   E: f4E2M1FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low
// legal 0 0: [[-0.5,1.0],[-0.5,1.0],[-0.5,1.0],[-0.5,1.0],[2.0,6.0],[2.0,6.0],[1.0,2.0],[1.5,4.0],[-0.5,1.0],[-0.5,1.0],[-0.5,1.0],[1.0,2.0],[-0.5,1.0],[-0.5,1.0],[1.5,4.0],[-0.0,1.5],6.0,[-0.5,1.0],[1.0,2.0],[-0.5,1.0],[1.5,4.0],[1.5,4.0],[1.5,4.0],[1.0,2.0],[-0.5,1.0],[1.5,4.0],[-0.5,1.0],[-0.5,1.0],[-0.0,1.5],[-0.5,1.0],6.0,6.0,[-0.0,1.5],[1.5,4.0],6.0,[-0.5,1.0],[-0.5,1.0],[-0.5,1.0],[1.5,4.0],[1.0,2.0]]

module {
func.func @program(%arg0: tensor<2x5x4x1xf4E2M1FN>) -> tensor<2x5x4x1xf4E2M1FN> {
  %0 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.5, rtol = 7.62939453125e-06, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2x5x4x1xf4E2M1FN>
  return %0 : tensor<2x5x4x1xf4E2M1FN>
}

  func.func @main(%input0: tensor<2x5x4x1xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<2x5x4x1xf4E2M1FN>) -> (tensor<2x5x4x1xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<2x5x4x1xf4E2M1FN>) -> tensor<2x5x4x1xf64>
    %v1 = stablehlo.constant dense<[[[[1.0], [1.0], [1.0], [1.0]], [[6.0], [6.0], [2.0], [4.0]], [[1.0], [1.0], [1.0], [2.0]], [[1.0], [1.0], [4.0], [1.5]], [[6.0], [1.0], [2.0], [1.0]]], [[[4.0], [4.0], [4.0], [2.0]], [[1.0], [4.0], [1.0], [1.0]], [[1.5], [1.0], [6.0], [6.0]], [[1.5], [4.0], [6.0], [1.0]], [[1.0], [1.0], [4.0], [2.0]]]]> : tensor<2x5x4x1xf64>
    %v2 = stablehlo.constant dense<[[[[-0.5], [-0.5], [-0.5], [-0.5]], [[2.0], [2.0], [1.0], [1.5]], [[-0.5], [-0.5], [-0.5], [1.0]], [[-0.5], [-0.5], [1.5], [-0.0]], [[6.0], [-0.5], [1.0], [-0.5]]], [[[1.5], [1.5], [1.5], [1.0]], [[-0.5], [1.5], [-0.5], [-0.5]], [[-0.0], [-0.5], [6.0], [6.0]], [[-0.0], [1.5], [6.0], [-0.5]], [[-0.5], [-0.5], [1.5], [1.0]]]]> : tensor<2x5x4x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x5x4x1xf64>, tensor<2x5x4x1xf64>) -> tensor<2x5x4x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x5x4x1xf64>, tensor<2x5x4x1xf64>) -> tensor<2x5x4x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x5x4x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x5x4x1xi1>
    func.return
  }
}
