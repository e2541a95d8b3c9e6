// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2.0, -6.0]]> : tensor<1x2xbf16>]'
// RUN: : @program
// stablehlo.exponential_minus_one on bf16, exact values
//   S: rank 2
//   S: has 1
//   E: bf16
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [-0.86328125,-0.99609375]

module {
func.func @program(%arg0: tensor<1x2xbf16>) -> tensor<1x2xbf16> {
  %0 = stablehlo.exponential_minus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<1x2xbf16>
  return %0 : tensor<1x2xbf16>
}

  func.func @main(%input0: tensor<1x2xbf16>) {
    %r = func.call @program(%input0) : (tensor<1x2xbf16>) -> (tensor<1x2xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1x2xbf16>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<[[-0.86328125, -0.99609375]]> : tensor<1x2xf64>
    func.return
  }
}
