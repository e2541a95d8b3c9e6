// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.constant_like on f64, exact values
//   S: rank 0
//   E: f64
//   F: f64
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<f64> {
  %0 = stablehlo.constant dense<1.0> : tensor<f64>
  %1 = "chlo.constant_like"(%0) <{value = 0.0 : f64}> : (tensor<f64>) -> tensor<f64>
  return %1 : tensor<f64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f64>)
    %v0 = stablehlo.bitcast_convert %r : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v0, dense<0> : tensor<i64>
    func.return
  }
}
