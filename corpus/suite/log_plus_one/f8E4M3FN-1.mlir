// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.log_plus_one on f8E4M3FN, exact values
//   S: rank 1
//   S: has 1
//   E: f8E4M3FN
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [0.21875]

module {
func.func @program() -> tensor<1xf8E4M3FN> {
  %0 = stablehlo.constant dense<[0.25]> : tensor<1xf8E4M3FN>
  %1 = stablehlo.log_plus_one %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<1xf8E4M3FN>
  return %1 : tensor<1xf8E4M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.21875> : tensor<1xf64>
    func.return
  }
}
