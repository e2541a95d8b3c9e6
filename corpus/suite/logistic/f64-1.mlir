// RUN: stablehlo-translate --interpret %s --args='[dense<[-5.0e-324]> : tensor<1xf64>]'
// RUN: : @program
// stablehlo.logistic on f64, special values
//   S: rank 1
//   S: has 1
//   E: f64
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low + 1
// legal 0 0: [[-4.549138843401579e-13,1.000000000000455]]

module {
func.func @program(%arg0: tensor<1xf64>) -> tensor<1xf64> {
  %0 = stablehlo.logistic %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.5, rtol = 7.62939453125e-06, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<1xf64>
  return %0 : tensor<1xf64>
}

  func.func @main(%input0: tensor<1xf64>) {
    %r = func.call @program(%input0) : (tensor<1xf64>) -> (tensor<1xf64>)
    %v0 = stablehlo.constant dense<1.000000000000455> : tensor<1xf64>
    %v1 = stablehlo.constant dense<-4.549138843401579e-13> : tensor<1xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1xi1>
    check.expect_eq_const %v4, dense<true> : tensor<1xi1>
    func.return
  }
}
