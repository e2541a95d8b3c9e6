// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.imag on f16, envelope values
//   S: rank 0
//   E: f16
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<f16> {
  %0 = stablehlo.constant dense<1.6074219> : tensor<f16>
  %1 = stablehlo.imag %0 : tensor<f16>
  return %1 : tensor<f16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
