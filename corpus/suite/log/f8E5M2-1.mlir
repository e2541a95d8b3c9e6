// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.log on f8E5M2, special values
//   S: rank 2
//   S: has 1
//   E: f8E5M2
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: ["nan",-0.75,{"any of":[-12.0,"-inf"]},"nan","nan"]

module {
func.func @program() -> tensor<1x5xf8E5M2> {
  %0 = stablehlo.constant dense<[[-0.5, 0.5, 1.5258789e-05, -5.0, -3.0]]> : tensor<1x5xf8E5M2>
  %1 = stablehlo.log %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<1x5xf8E5M2>
  return %1 : tensor<1x5xf8E5M2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x5xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1x5xf8E5M2>) -> tensor<1x5xf64>
    %v1 = stablehlo.constant dense<[[0xFFF0000000000000, -0.75, -12.0, 0xFFF0000000000000, 0xFFF0000000000000]]> : tensor<1x5xf64>
    %v2 = stablehlo.constant dense<[[0x7FF0000000000000, -0.75, -12.0, 0x7FF0000000000000, 0x7FF0000000000000]]> : tensor<1x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x5xi1>
    %v6 = stablehlo.constant dense<[[true, false, false, true, true]]> : tensor<1x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x5xi1>
    %v10 = stablehlo.constant dense<[[false, false, true, false, false]]> : tensor<1x5xi1>
    %v11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x5xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<1x5xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<1x5xi1>
    check.expect_eq_const %v14, dense<true> : tensor<1x5xi1>
    func.return
  }
}
