// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sqrt on f8E8M0FNU, exact values
//   S: rank 2
//   S: has 1
//   E: f8E8M0FNU
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [2.0]

module {
func.func @program() -> tensor<1x1xf8E8M0FNU> {
  %0 = stablehlo.constant dense<[[4.0]]> : tensor<1x1xf8E8M0FNU>
  %1 = stablehlo.sqrt %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<1x1xf8E8M0FNU>
  return %1 : tensor<1x1xf8E8M0FNU>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf8E8M0FNU>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<2.0> : tensor<1x1xf64>
    func.return
  }
}
