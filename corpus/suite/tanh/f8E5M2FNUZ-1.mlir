// RUN: stablehlo-translate --interpret %s --args='[dense<[0.4375]> : tensor<1xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.tanh on f8E5M2FNUZ, special values
//   S: rank 1
//   S: has 1
//   E: f8E5M2FNUZ
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low
// legal 0 0: [[-0.0,0.75]]

module {
func.func @program(%arg0: tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ> {
  %0 = stablehlo.tanh %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0009765625, rtol = 1.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<1xf8E5M2FNUZ>
  return %0 : tensor<1xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<1xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1xf8E5M2FNUZ>) -> (tensor<1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<0.75> : tensor<1xf64>
    %v2 = stablehlo.constant dense<-0.0> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    func.return
  }
}
