// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.tanh on f8E3M4, exact values
//   S: rank 0
//   E: f8E3M4
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [-0.75]

module {
func.func @program() -> tensor<f8E3M4> {
  %0 = stablehlo.constant dense<-1.0> : tensor<f8E3M4>
  %1 = stablehlo.tanh %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f8E3M4>
  return %1 : tensor<f8E3M4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.75> : tensor<f64>
    func.return
  }
}
