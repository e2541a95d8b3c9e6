// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.conj on f6E2M3FN, exact values
//   S: rank 0
//   E: f6E2M3FN
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<f6E2M3FN> {
  %0 = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
  %1 = chlo.conj %0 : tensor<f6E2M3FN> -> tensor<f6E2M3FN>
  return %1 : tensor<f6E2M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
