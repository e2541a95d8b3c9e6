// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.7014118e+38, 0.25, 2.0]]> : tensor<1x3xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.exponential on f8E8M0FNU, special values
//   S: rank 2
//   S: has 1
//   E: f8E8M0FNU
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [{"any of":[1.7014118346046923e+38,"nan"]},1.0,8.0]

module {
func.func @program(%arg0: tensor<1x3xf8E8M0FNU>) -> tensor<1x3xf8E8M0FNU> {
  %0 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<1x3xf8E8M0FNU>
  return %0 : tensor<1x3xf8E8M0FNU>
}

  func.func @main(%input0: tensor<1x3xf8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<1x3xf8E8M0FNU>) -> (tensor<1x3xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<1x3xf8E8M0FNU>) -> tensor<1x3xf64>
    %v1 = stablehlo.constant dense<[[1.7014118346046923e+38, 1.0, 8.0]]> : tensor<1x3xf64>
    %v2 = stablehlo.constant dense<[[1.7014118346046923e+38, 1.0, 8.0]]> : tensor<1x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x3xi1>
    %v6 = stablehlo.constant dense<[[true, false, false]]> : tensor<1x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x3xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1x3xi1>
    func.return
  }
}
