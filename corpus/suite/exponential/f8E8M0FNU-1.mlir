// RUN: stablehlo-translate --interpret %s --args='[dense<[2.0, 2.0, 1.0, 4.0]> : tensor<4xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.exponential on f8E8M0FNU, exact values
//   S: rank 1
//   E: f8E8M0FNU
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [8.0,8.0,2.0,64.0]

module {
func.func @program(%arg0: tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU> {
  %0 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf8E8M0FNU>
  return %0 : tensor<4xf8E8M0FNU>
}

  func.func @main(%input0: tensor<4xf8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<4xf8E8M0FNU>) -> (tensor<4xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E8M0FNU>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<[8.0, 8.0, 2.0, 64.0]> : tensor<4xf64>
    func.return
  }
}
