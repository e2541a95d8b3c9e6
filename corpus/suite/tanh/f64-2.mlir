// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.tanh on f64, exact values
//   S: rank 2
//   S: has 1
//   E: f64
//   mode: TOLERANCE
//   atol: positive
//   rtol: 0
//   ulps: low
// legal 0 0: [[-7.62939453125e-06,7.62939453125e-06]]

module {
func.func @program() -> tensor<1x1xf64> {
  %0 = stablehlo.constant dense<[[0.0]]> : tensor<1x1xf64>
  %1 = stablehlo.tanh %0 {result_accuracy = #stablehlo.result_accuracy<atol = 7.62939453125e-06, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<1x1xf64>
  return %1 : tensor<1x1xf64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1xf64>)
    %v0 = stablehlo.constant dense<7.62939453125e-06> : tensor<1x1xf64>
    %v1 = stablehlo.constant dense<-7.62939453125e-06> : tensor<1x1xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x1xi1>
    check.expect_eq_const %v4, dense<true> : tensor<1x1xi1>
    func.return
  }
}
