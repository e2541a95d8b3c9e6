// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.875, 1.25, 1.75]> : tensor<3xf6E3M2FN>]'
// RUN: : @program
// stablehlo.cbrt on f6E3M2FN, envelope values
//   S: rank 1
//   E: f6E3M2FN
//   mode: TOLERANCE
//   atol: 0
//   rtol: 0
// legal 0 0: [[-1.25,-0.5],[0.625,1.5],[0.625,1.75]]

module {
func.func @program(%arg0: tensor<3xf6E3M2FN>) -> tensor<3xf6E3M2FN> {
  %0 = stablehlo.cbrt %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf6E3M2FN>
  return %0 : tensor<3xf6E3M2FN>
}

  func.func @main(%input0: tensor<3xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<3xf6E3M2FN>) -> (tensor<3xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<3xf6E3M2FN>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<[-0.5, 1.5, 1.75]> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[-1.25, 0.625, 0.625]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3xi1>
    func.return
  }
}
