// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.tanh on f32, special values
//   S: rank 0
//   E: f32
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[-5.836189302499406e-06,-5.836185209773248e-06]]

module {
func.func @program() -> tensor<f32> {
  %0 = stablehlo.constant dense<-5.8361875e-06> : tensor<f32>
  %1 = stablehlo.tanh %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f32>
  return %1 : tensor<f32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    %v1 = stablehlo.constant dense<-5.836185209773248e-06> : tensor<f64>
    %v2 = stablehlo.constant dense<-5.836189302499406e-06> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
