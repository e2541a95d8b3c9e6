// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.tan on f8E5M2FNUZ, special values
//   S: rank 0
//   E: f8E5M2FNUZ
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
// legal 0 0: [[-0.0009765625,0.0009765625]]

module {
func.func @program() -> tensor<f8E5M2FNUZ> {
  %0 = stablehlo.constant dense<-7.6293945e-06> : tensor<f8E5M2FNUZ>
  %1 = stablehlo.tan %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0009765625, rtol = 7.62939453125e-06, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f8E5M2FNUZ>
  return %1 : tensor<f8E5M2FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2FNUZ>) -> tensor<f64>
    %v1 = stablehlo.constant dense<0.0009765625> : tensor<f64>
    %v2 = stablehlo.constant dense<-0.0009765625> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
