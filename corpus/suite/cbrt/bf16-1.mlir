// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cbrt on bf16, special values
//   S: rank 3+
//   S: has 1
//   E: bf16
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low
// legal 0 0: [[-3.328125,0.67578125],[-2.953125,1.0390625],[-2.984375,1.0078125],[-2.75,1.2421875]]

module {
func.func @program() -> tensor<1x1x4xbf16> {
  %0 = stablehlo.constant dense<[[[-2.34375, -0.8828125, -0.98828125, -0.43945312]]]> : tensor<1x1x4xbf16>
  %1 = stablehlo.cbrt %0 {result_accuracy = #stablehlo.result_accuracy<atol = 2.0, rtol = 7.62939453125e-06, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<1x1x4xbf16>
  return %1 : tensor<1x1x4xbf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1x4xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1x1x4xbf16>) -> tensor<1x1x4xf64>
    %v1 = stablehlo.constant dense<[[[0.67578125, 1.0390625, 1.0078125, 1.2421875]]]> : tensor<1x1x4xf64>
    %v2 = stablehlo.constant dense<[[[-3.328125, -2.953125, -2.984375, -2.75]]]> : tensor<1x1x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1x4xf64>, tensor<1x1x4xf64>) -> tensor<1x1x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1x4xf64>, tensor<1x1x4xf64>) -> tensor<1x1x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1x4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x1x4xi1>
    func.return
  }
}
