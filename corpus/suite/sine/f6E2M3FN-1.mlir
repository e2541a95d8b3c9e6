// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0, -0.75, -1.0, 0.75]> : tensor<4xf6E2M3FN>]'
// RUN: : @program
// stablehlo.sine on f6E2M3FN, exact values
//   S: rank 1
//   E: f6E2M3FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low + 1
// legal 0 0: [[0.0,0.0],[-0.75,-0.625],[-0.875,-0.75],[0.625,0.75]]

module {
func.func @program(%arg0: tensor<4xf6E2M3FN>) -> tensor<4xf6E2M3FN> {
  %0 = stablehlo.sine %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0009765625, rtol = 7.62939453125e-06, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf6E2M3FN>
  return %0 : tensor<4xf6E2M3FN>
}

  func.func @main(%input0: tensor<4xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<4xf6E2M3FN>) -> (tensor<4xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<4xf6E2M3FN>) -> tensor<4xf64>
    %v1 = stablehlo.constant dense<[0.0, -0.625, -0.75, 0.75]> : tensor<4xf64>
    %v2 = stablehlo.constant dense<[0.0, -0.75, -0.875, 0.625]> : tensor<4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4xi1>
    func.return
  }
}
