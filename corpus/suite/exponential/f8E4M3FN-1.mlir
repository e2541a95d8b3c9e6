// RUN: stablehlo-translate --interpret %s --args='[dense<[-2.0, -4.0, -4.0, 2.0, -2.0]> : tensor<5xf8E4M3FN>]'
// RUN: : @program
// stablehlo.exponential on f8E4M3FN, exact values
//   S: rank 1
//   E: f8E4M3FN
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [0.140625,0.017578125,0.017578125,7.5,0.140625]

module {
func.func @program(%arg0: tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN> {
  %0 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<5xf8E4M3FN>
  return %0 : tensor<5xf8E4M3FN>
}

  func.func @main(%input0: tensor<5xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<5xf8E4M3FN>) -> (tensor<5xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<5xf8E4M3FN>) -> tensor<5xf64>
    check.expect_eq_const %v0, dense<[0.140625, 0.017578125, 0.017578125, 7.5, 0.140625]> : tensor<5xf64>
    func.return
  }
}
