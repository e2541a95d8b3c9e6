// RUN: stablehlo-translate --interpret %s --args='[dense<[[-0.75, 0.75, 0.5, 0.0, -0.25], [1.0, 0.75, 1.0, 0.5, 0.0]]> : tensor<2x5xf6E2M3FN>]'
// RUN: : @program
// stablehlo.exponential on f6E2M3FN, exact values
//   S: rank 2
//   E: f6E2M3FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low
// legal 0 0: [[-1.625,2.5],[-2.0,6.0],[-1.625,4.5],[-1.0,3.0],[-1.25,2.75],[-2.5,7.5],[-2.0,6.0],[-2.5,7.5],[-1.625,4.5],[-1.0,3.0]]

module {
func.func @program(%arg0: tensor<2x5xf6E2M3FN>) -> tensor<2x5xf6E2M3FN> {
  %0 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 2.0, rtol = 2.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2x5xf6E2M3FN>
  return %0 : tensor<2x5xf6E2M3FN>
}

  func.func @main(%input0: tensor<2x5xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<2x5xf6E2M3FN>) -> (tensor<2x5xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2x5xf6E2M3FN>) -> tensor<2x5xf64>
    %v1 = stablehlo.constant dense<[[2.5, 6.0, 4.5, 3.0, 2.75], [7.5, 6.0, 7.5, 4.5, 3.0]]> : tensor<2x5xf64>
    %v2 = stablehlo.constant dense<[[-1.625, -2.0, -1.625, -1.0, -1.25], [-2.5, -2.0, -2.5, -1.625, -1.0]]> : tensor<2x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x5xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x5xi1>
    func.return
  }
}
