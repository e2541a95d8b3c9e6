// RUN: stablehlo-translate --interpret %s --args='[dense<[-4.0, -0.6875, 448.0, 1.125]> : tensor<4xf8E4M3FN>]'
// RUN: : @program
// stablehlo.sqrt on f8E4M3FN, special values
//   S: rank 1
//   E: f8E4M3FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: 0
// legal 0 0: ["nan","nan",[18.0,26.0],[-1.0,3.0]]

module {
func.func @program(%arg0: tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN> {
  %0 = stablehlo.sqrt %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 2.0, rtol = 0.0, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf8E4M3FN>
  return %0 : tensor<4xf8E4M3FN>
}

  func.func @main(%input0: tensor<4xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<4xf8E4M3FN>) -> (tensor<4xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E4M3FN>) -> tensor<4xf64>
    %v1 = stablehlo.constant dense<[0xFFF0000000000000, 0xFFF0000000000000, 26.0, 3.0]> : tensor<4xf64>
    %v2 = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF0000000000000, 18.0, -1.0]> : tensor<4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4xi1>
    %v6 = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4xi1>
    check.expect_eq_const %v9, dense<true> : tensor<4xi1>
    func.return
  }
}
