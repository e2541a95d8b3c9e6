// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.minimum on f64, exact values
//   S: rank 0
//   E: f64
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<f64> {
  %0 = stablehlo.constant dense<0.0> : tensor<f64>
  %1 = stablehlo.constant dense<1.0> : tensor<f64>
  %2 = stablehlo.minimum %0, %1 : tensor<f64>
  return %2 : tensor<f64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f64>)
    %v0 = stablehlo.bitcast_convert %r : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v0, dense<0> : tensor<i64>
    func.return
  }
}
