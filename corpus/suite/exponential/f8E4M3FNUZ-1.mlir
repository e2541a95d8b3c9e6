// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0x80], [-3.0]]]> : tensor<1x2x1xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.exponential on f8E4M3FNUZ, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3FNUZ
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: ["nan",0.05078125]

module {
func.func @program(%arg0: tensor<1x2x1xf8E4M3FNUZ>) -> tensor<1x2x1xf8E4M3FNUZ> {
  %0 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<1x2x1xf8E4M3FNUZ>
  return %0 : tensor<1x2x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1x2x1xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x2x1xf8E4M3FNUZ>) -> (tensor<1x2x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x2x1xf8E4M3FNUZ>) -> tensor<1x2x1xf64>
    %v1 = stablehlo.constant dense<[[[0xFFF0000000000000], [0.05078125]]]> : tensor<1x2x1xf64>
    %v2 = stablehlo.constant dense<[[[0x7FF0000000000000], [0.05078125]]]> : tensor<1x2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2x1xf64>, tensor<1x2x1xf64>) -> tensor<1x2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2x1xf64>, tensor<1x2x1xf64>) -> tensor<1x2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2x1xi1>
    %v6 = stablehlo.constant dense<[[[true], [false]]]> : tensor<1x2x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x2x1xf64>, tensor<1x2x1xf64>) -> tensor<1x2x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x2x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x2x1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1x2x1xi1>
    func.return
  }
}
