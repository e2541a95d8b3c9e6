// RUN: stablehlo-translate --interpret %s --args='[dense<[[-0.609375, -0.4296875], [0.26757812, 0.3984375]]> : tensor<2x2xbf16>]'
// RUN: : @program
// stablehlo.rsqrt on bf16, special values
//   S: rank 2
//   E: bf16
//   mode: TOLERANCE
//   atol: 0
//   rtol: positive
//   ulps: low + 1
// legal 0 0: ["nan","nan",[1.921875,1.9453125],[1.578125,1.59375]]

module {
func.func @program(%arg0: tensor<2x2xbf16>) -> tensor<2x2xbf16> {
  %0 = stablehlo.rsqrt %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 7.62939453125e-06, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2x2xbf16>
  return %0 : tensor<2x2xbf16>
}

  func.func @main(%input0: tensor<2x2xbf16>) {
    %r = func.call @program(%input0) : (tensor<2x2xbf16>) -> (tensor<2x2xbf16>)
    %v0 = stablehlo.convert %r : (tensor<2x2xbf16>) -> tensor<2x2xf64>
    %v1 = stablehlo.constant dense<[[0xFFF0000000000000, 0xFFF0000000000000], [1.9453125, 1.59375]]> : tensor<2x2xf64>
    %v2 = stablehlo.constant dense<[[0x7FF0000000000000, 0x7FF0000000000000], [1.921875, 1.578125]]> : tensor<2x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x2xi1>
    %v6 = stablehlo.constant dense<[[true, true], [false, false]]> : tensor<2x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x2xi1>
    check.expect_eq_const %v9, dense<true> : tensor<2x2xi1>
    func.return
  }
}
