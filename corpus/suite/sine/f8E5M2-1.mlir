// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sine on f8E5M2, exact values
//   S: rank 0
//   E: f8E5M2
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low
// legal 0 0: [[-0.5,-0.4375]]

module {
func.func @program() -> tensor<f8E5M2> {
  %0 = stablehlo.constant dense<-0.5> : tensor<f8E5M2>
  %1 = stablehlo.sine %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0009765625, rtol = 7.62939453125e-06, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f8E5M2>
  return %1 : tensor<f8E5M2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2>) -> tensor<f64>
    %v1 = stablehlo.constant dense<-0.4375> : tensor<f64>
    %v2 = stablehlo.constant dense<-0.5> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
