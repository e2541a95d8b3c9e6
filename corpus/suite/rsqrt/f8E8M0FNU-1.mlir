// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.rsqrt on f8E8M0FNU, special values
//   S: rank 2
//   S: has 1
//   E: f8E8M0FNU
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [2048.0]

module {
func.func @program() -> tensor<1x1xf8E8M0FNU> {
  %0 = stablehlo.constant dense<[[1.1920929e-07]]> : tensor<1x1xf8E8M0FNU>
  %1 = stablehlo.rsqrt %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<1x1xf8E8M0FNU>
  return %1 : tensor<1x1xf8E8M0FNU>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf8E8M0FNU>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<2048.0> : tensor<1x1xf64>
    func.return
  }
}
