// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0]]> : tensor<1x1xf6E3M2FN>]'
// RUN: : @program
// stablehlo.cosine on f6E3M2FN, exact values
//   S: rank 2
//   S: has 1
//   E: f6E3M2FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
// legal 0 0: [[0.25,1.75]]

module {
func.func @program(%arg0: tensor<1x1xf6E3M2FN>) -> tensor<1x1xf6E3M2FN> {
  %0 = stablehlo.cosine %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 7.62939453125e-06, rtol = 7.62939453125e-06, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<1x1xf6E3M2FN>
  return %0 : tensor<1x1xf6E3M2FN>
}

  func.func @main(%input0: tensor<1x1xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<1x1xf6E3M2FN>) -> (tensor<1x1xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf6E3M2FN>) -> tensor<1x1xf64>
    %v1 = stablehlo.constant dense<1.75> : tensor<1x1xf64>
    %v2 = stablehlo.constant dense<0.25> : tensor<1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x1xi1>
    func.return
  }
}
