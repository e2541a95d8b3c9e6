// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.exponential_minus_one on f32, exact values
//   S: rank 0
//   E: f32
//   mode: TOLERANCE
//   atol: 0
//   rtol: 0
//   ulps: low
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<f32> {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.exponential_minus_one %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f32>
  return %1 : tensor<f32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
