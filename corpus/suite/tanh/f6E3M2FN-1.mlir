// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0, 0.0]> : tensor<2xf6E3M2FN>]'
// RUN: : @program
// stablehlo.tanh on f6E3M2FN, exact values
//   S: rank 1
//   E: f6E3M2FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: 0
//   ulps: low
// legal 0 0: [[-0.5,0.5],[-0.5,0.5]]

module {
func.func @program(%arg0: tensor<2xf6E3M2FN>) -> tensor<2xf6E3M2FN> {
  %0 = stablehlo.tanh %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.5, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2xf6E3M2FN>
  return %0 : tensor<2xf6E3M2FN>
}

  func.func @main(%input0: tensor<2xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<2xf6E3M2FN>) -> (tensor<2xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<2xf6E3M2FN>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<0.5> : tensor<2xf64>
    %v2 = stablehlo.constant dense<-0.5> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2xi1>
    func.return
  }
}
