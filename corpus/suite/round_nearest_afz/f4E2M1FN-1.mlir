// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.round_nearest_afz on f4E2M1FN, exact values
//   S: rank 0
//   E: f4E2M1FN
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<f4E2M1FN> {
  %0 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
  %1 = stablehlo.round_nearest_afz %0 : tensor<f4E2M1FN>
  return %1 : tensor<f4E2M1FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<f4E2M1FN>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
