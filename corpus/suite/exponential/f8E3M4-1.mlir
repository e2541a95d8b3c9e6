// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.exponential on f8E3M4, special values
//   S: rank 0
//   E: f8E3M4
//   mode: TOLERANCE
//   atol: 0
//   rtol: positive
// legal 0 0: [[0.046875,0.09375]]

module {
func.func @program() -> tensor<f8E3M4> {
  %0 = stablehlo.constant dense<-2.75> : tensor<f8E3M4>
  %1 = stablehlo.exponential %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f8E3M4>
  return %1 : tensor<f8E3M4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<f8E3M4>) -> tensor<f64>
    %v1 = stablehlo.constant dense<0.09375> : tensor<f64>
    %v2 = stablehlo.constant dense<0.046875> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
