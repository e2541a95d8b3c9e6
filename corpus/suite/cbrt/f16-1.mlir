// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cbrt on f16, envelope values
//   S: rank 0
//   E: f16
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[1.10546875,1.1083984375]]

module {
func.func @program() -> tensor<f16> {
  %0 = stablehlo.constant dense<1.3554688> : tensor<f16>
  %1 = stablehlo.cbrt %0 : tensor<f16>
  return %1 : tensor<f16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    %v1 = stablehlo.constant dense<1.1083984375> : tensor<f64>
    %v2 = stablehlo.constant dense<1.10546875> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
