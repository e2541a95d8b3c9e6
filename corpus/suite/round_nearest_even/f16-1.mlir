// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.round_nearest_even on f16, envelope values
//   S: rank 0
//   E: f16
// legal 0 0: [2.0]

module {
func.func @program() -> tensor<f16> {
  %0 = stablehlo.constant dense<1.6064453> : tensor<f16>
  %1 = stablehlo.round_nearest_even %0 : tensor<f16>
  return %1 : tensor<f16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<2.0> : tensor<f64>
    func.return
  }
}
