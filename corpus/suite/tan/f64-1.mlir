// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.tan on f64, exact values
//   S: rank 0
//   E: f64
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low
// legal 0 0: [[-1.0,1.0]]

module {
func.func @program() -> tensor<f64> {
  %0 = stablehlo.constant dense<0.0> : tensor<f64>
  %1 = stablehlo.tan %0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 2.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  return %1 : tensor<f64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f64>)
    %v0 = stablehlo.constant dense<1.0> : tensor<f64>
    %v1 = stablehlo.constant dense<-1.0> : tensor<f64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    check.expect_eq_const %v4, dense<true> : tensor<i1>
    func.return
  }
}
