// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.log on bf16, special values
//   S: rank 1
//   E: bf16
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low
// legal 0 0: [[-3.265625,1.0859375],"nan"]

module {
func.func @program() -> tensor<2xbf16> {
  %0 = stablehlo.constant dense<[0.3359375, -0.90625]> : tensor<2xbf16>
  %1 = stablehlo.log %0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 2.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2xbf16>
  return %1 : tensor<2xbf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xbf16>)
    %v0 = stablehlo.convert %r : (tensor<2xbf16>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<[1.0859375, 0xFFF0000000000000]> : tensor<2xf64>
    %v2 = stablehlo.constant dense<[-3.265625, 0x7FF0000000000000]> : tensor<2xf64>
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
