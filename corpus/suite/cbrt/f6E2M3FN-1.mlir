// RUN: stablehlo-translate --interpret %s --args='[dense<[0.5]> : tensor<1xf6E2M3FN>]'
// RUN: : @program
// stablehlo.cbrt on f6E2M3FN, exact values
//   S: rank 1
//   S: has 1
//   E: f6E2M3FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
// legal 0 0: [[-0.0,1.625]]

module {
func.func @program(%arg0: tensor<1xf6E2M3FN>) -> tensor<1xf6E2M3FN> {
  %0 = stablehlo.cbrt %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0009765625, rtol = 0.5, ulps = 9, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<1xf6E2M3FN>
  return %0 : tensor<1xf6E2M3FN>
}

  func.func @main(%input0: tensor<1xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<1xf6E2M3FN>) -> (tensor<1xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf6E2M3FN>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<1.625> : tensor<1xf64>
    %v2 = stablehlo.constant dense<-0.0> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    func.return
  }
}
