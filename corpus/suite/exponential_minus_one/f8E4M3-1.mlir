// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.exponential_minus_one on f8E4M3, exact values
//   S: rank 1
//   E: f8E4M3
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [6.5,-1.0]

module {
func.func @program() -> tensor<2xf8E4M3> {
  %0 = stablehlo.constant dense<[2.0, -4.0]> : tensor<2xf8E4M3>
  %1 = stablehlo.exponential_minus_one %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2xf8E4M3>
  return %1 : tensor<2xf8E4M3>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[6.5, -1.0]> : tensor<2xf64>
    func.return
  }
}
