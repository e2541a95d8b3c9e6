// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0, 0.0, 0.0]]> : tensor<1x3xf8E3M4>]'
// RUN: : @program
// stablehlo.logistic on f8E3M4, exact values
//   S: rank 2
//   S: has 1
//   E: f8E3M4
//   mode: TOLERANCE
//   atol: 0
//   rtol: positive
// legal 0 0: [[-0.5,1.5],[-0.5,1.5],[-0.5,1.5]]

module {
func.func @program(%arg0: tensor<1x3xf8E3M4>) -> tensor<1x3xf8E3M4> {
  %0 = stablehlo.logistic %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 2.0, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<1x3xf8E3M4>
  return %0 : tensor<1x3xf8E3M4>
}

  func.func @main(%input0: tensor<1x3xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<1x3xf8E3M4>) -> (tensor<1x3xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1x3xf8E3M4>) -> tensor<1x3xf64>
    %v1 = stablehlo.constant dense<1.5> : tensor<1x3xf64>
    %v2 = stablehlo.constant dense<-0.5> : tensor<1x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x3xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x3xi1>
    func.return
  }
}
