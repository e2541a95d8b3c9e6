// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.bitcast_convert on bf16, exact values
//   S: rank 0
//   E: bf16
//   F: bf16
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<bf16> {
  %0 = stablehlo.constant dense<0.0> : tensor<bf16>
  %1 = stablehlo.bitcast_convert %0 : (tensor<bf16>) -> tensor<bf16>
  return %1 : tensor<bf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
