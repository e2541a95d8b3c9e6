// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.0, -0.25, 1.0]> : tensor<3xf8E3M4>]'
// RUN: : @program
// stablehlo.log on f8E3M4, exact values
//   S: rank 1
//   E: f8E3M4
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low
// legal 0 0: ["nan","nan",[-0.015625,0.015625]]

module {
func.func @program(%arg0: tensor<3xf8E3M4>) -> tensor<3xf8E3M4> {
  %0 = stablehlo.log %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 7.62939453125e-06, rtol = 0.5, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf8E3M4>
  return %0 : tensor<3xf8E3M4>
}

  func.func @main(%input0: tensor<3xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<3xf8E3M4>) -> (tensor<3xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E3M4>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<[0xFFF0000000000000, 0xFFF0000000000000, 0.015625]> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF0000000000000, -0.015625]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    %v6 = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3xi1>
    check.expect_eq_const %v9, dense<true> : tensor<3xi1>
    func.return
  }
}
