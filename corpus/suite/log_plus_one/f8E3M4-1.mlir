// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.log_plus_one on f8E3M4, exact values
//   S: rank 0
//   E: f8E3M4
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<f8E3M4> {
  %0 = stablehlo.constant dense<0.0> : tensor<f8E3M4>
  %1 = stablehlo.log_plus_one %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f8E3M4>
  return %1 : tensor<f8E3M4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<f8E3M4>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
