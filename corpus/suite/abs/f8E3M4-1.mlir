// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.abs on f8E3M4, exact values
//   S: rank 0
//   E: f8E3M4
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<f8E3M4> {
  %0 = stablehlo.constant dense<0.0> : tensor<f8E3M4>
  %1 = stablehlo.abs %0 : tensor<f8E3M4>
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
