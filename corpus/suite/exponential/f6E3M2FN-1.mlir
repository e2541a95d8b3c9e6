// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.25, 0.25, 28.0, 1.0, 7.0], [0.0625, -0.0, -0.0, -7.0, -0.375], [-0.625, -0.0, -0.5, 4.0, -0.375]]> : tensor<3x5xf6E3M2FN>]'
// RUN: : @program
// stablehlo.exponential on f6E3M2FN, special values
//   S: rank 2
//   E: f6E3M2FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
// legal 0 0: [[0.0625,2.5],[0.0625,2.5],28.0,[1.25,4.0],28.0,[-0.125,2.0],[-0.1875,2.0],[-0.1875,2.0],[-1.0,1.0],[-0.4375,1.75],[-0.5,1.5],[-0.1875,2.0],[-0.5,1.5],28.0,[-0.4375,1.75]]

module {
func.func @program(%arg0: tensor<3x5xf6E3M2FN>) -> tensor<3x5xf6E3M2FN> {
  %0 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 0.5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3x5xf6E3M2FN>
  return %0 : tensor<3x5xf6E3M2FN>
}

  func.func @main(%input0: tensor<3x5xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<3x5xf6E3M2FN>) -> (tensor<3x5xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<3x5xf6E3M2FN>) -> tensor<3x5xf64>
    %v1 = stablehlo.constant dense<[[2.5, 2.5, 28.0, 4.0, 28.0], [2.0, 2.0, 2.0, 1.0, 1.75], [1.5, 2.0, 1.5, 28.0, 1.75]]> : tensor<3x5xf64>
    %v2 = stablehlo.constant dense<[[0.0625, 0.0625, 28.0, 1.25, 28.0], [-0.125, -0.1875, -0.1875, -1.0, -0.4375], [-0.5, -0.1875, -0.5, 28.0, -0.4375]]> : tensor<3x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x5xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3x5xi1>
    func.return
  }
}
