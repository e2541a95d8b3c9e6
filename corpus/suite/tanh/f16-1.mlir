// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.25]]]> : tensor<1x1x1xf16>]'
// RUN: : @program
// stablehlo.tanh on f16, exact values
//   S: rank 3+
//   S: has 1
//   E: f16
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[0.2447509765625,0.2451171875]]

module {
func.func @program(%arg0: tensor<1x1x1xf16>) -> tensor<1x1x1xf16> {
  %0 = stablehlo.tanh %arg0 : tensor<1x1x1xf16>
  return %0 : tensor<1x1x1xf16>
}

  func.func @main(%input0: tensor<1x1x1xf16>) {
    %r = func.call @program(%input0) : (tensor<1x1x1xf16>) -> (tensor<1x1x1xf16>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1xf16>) -> tensor<1x1x1xf64>
    %v1 = stablehlo.constant dense<0.2451171875> : tensor<1x1x1xf64>
    %v2 = stablehlo.constant dense<0.2447509765625> : tensor<1x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1x1xf64>, tensor<1x1x1xf64>) -> tensor<1x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1x1xf64>, tensor<1x1x1xf64>) -> tensor<1x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x1x1xi1>
    func.return
  }
}
