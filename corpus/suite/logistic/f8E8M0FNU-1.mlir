// RUN: stablehlo-translate --interpret %s --args='[dense<[[4.0], [4.0]]> : tensor<2x1xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.logistic on f8E8M0FNU, special values
//   S: rank 2
//   S: has 1
//   E: f8E8M0FNU
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [1.0,1.0]

module {
func.func @program(%arg0: tensor<2x1xf8E8M0FNU>) -> tensor<2x1xf8E8M0FNU> {
  %0 = stablehlo.logistic %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2x1xf8E8M0FNU>
  return %0 : tensor<2x1xf8E8M0FNU>
}

  func.func @main(%input0: tensor<2x1xf8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<2x1xf8E8M0FNU>) -> (tensor<2x1xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf8E8M0FNU>) -> tensor<2x1xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<2x1xf64>
    func.return
  }
}
