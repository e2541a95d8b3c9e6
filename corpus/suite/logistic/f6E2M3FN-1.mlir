// RUN: stablehlo-translate --interpret %s --args='[dense<[[7.5, -0.0, -0.5, 0.5, -2.0], [-1.625, -1.0, 0.875, 1.375, -0.5], [-3.0, 1.75, -0.0, -1.0, 3.5]]> : tensor<3x5xf6E2M3FN>]'
// RUN: : @program
// stablehlo.logistic on f6E2M3FN, special values
//   S: rank 2
//   E: f6E2M3FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low + 1
// legal 0 0: [[-0.875,2.75],[-0.5,1.5],[-0.375,1.125],[-0.5,1.75],[-0.5,0.625],[-0.375,0.75],[-0.25,0.875],[-0.625,2.0],[-0.75,2.25],[-0.375,1.125],[-0.5,0.625],[-0.75,2.5],[-0.5,1.5],[-0.25,0.875],[-0.875,2.75]]

module {
func.func @program(%arg0: tensor<3x5xf6E2M3FN>) -> tensor<3x5xf6E2M3FN> {
  %0 = stablehlo.logistic %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.5, rtol = 2.0, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3x5xf6E2M3FN>
  return %0 : tensor<3x5xf6E2M3FN>
}

  func.func @main(%input0: tensor<3x5xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<3x5xf6E2M3FN>) -> (tensor<3x5xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<3x5xf6E2M3FN>) -> tensor<3x5xf64>
    %v1 = stablehlo.constant dense<[[2.75, 1.5, 1.125, 1.75, 0.625], [0.75, 0.875, 2.0, 2.25, 1.125], [0.625, 2.5, 1.5, 0.875, 2.75]]> : tensor<3x5xf64>
    %v2 = stablehlo.constant dense<[[-0.875, -0.5, -0.375, -0.5, -0.5], [-0.375, -0.25, -0.625, -0.75, -0.375], [-0.5, -0.75, -0.5, -0.25, -0.875]]> : tensor<3x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x5xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3x5xi1>
    func.return
  }
}
