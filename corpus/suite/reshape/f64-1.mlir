// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reshape on f64, exact values
//   S: rank 1
//   S: has 1
//   T: fewer axes
//   E: f64
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<f64> {
  %0 = stablehlo.constant dense<[0.0]> : tensor<1xf64>
  %1 = stablehlo.reshape %0 : (tensor<1xf64>) -> tensor<f64>
  return %1 : tensor<f64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f64>)
    %v0 = stablehlo.bitcast_convert %r : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v0, dense<0> : tensor<i64>
    func.return
  }
}
