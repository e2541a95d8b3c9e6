// RUN: stablehlo-translate --interpret %s --args='[dense<[3.0, -1.5]> : tensor<2xbf16>]'
// RUN: : @program
// stablehlo.rsqrt on bf16, exact values
//   S: rank 1
//   E: bf16
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [0.578125,"nan"]

module {
func.func @program(%arg0: tensor<2xbf16>) -> tensor<2xbf16> {
  %0 = stablehlo.rsqrt %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2xbf16>
  return %0 : tensor<2xbf16>
}

  func.func @main(%input0: tensor<2xbf16>) {
    %r = func.call @program(%input0) : (tensor<2xbf16>) -> (tensor<2xbf16>)
    %v0 = stablehlo.convert %r : (tensor<2xbf16>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<[0.578125, 0xFFF0000000000000]> : tensor<2xf64>
    %v2 = stablehlo.constant dense<[0.578125, 0x7FF0000000000000]> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    %v6 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2xi1>
    check.expect_eq_const %v9, dense<true> : tensor<2xi1>
    func.return
  }
}
