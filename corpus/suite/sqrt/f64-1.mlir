// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sqrt on f64, exact values
//   S: rank 1
//   S: has 1
//   E: f64
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [1.0]

module {
func.func @program() -> tensor<1xf64> {
  %0 = stablehlo.constant dense<[1.0]> : tensor<1xf64>
  %1 = stablehlo.sqrt %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<1xf64>
  return %1 : tensor<1xf64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf64>)
    check.expect_eq_const %r, dense<1.0> : tensor<1xf64>
    func.return
  }
}
