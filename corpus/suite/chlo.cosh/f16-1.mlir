// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-6.097555e-05, 0.3684082]]> : tensor<1x2xf16>]'
// RUN: : @program
// chlo.cosh on f16, special values
//   S: rank 2
//   S: has 1
//   E: f16
// legal 0 0: [null,[1.0673828125,1.0703125]]

module {
func.func @program(%arg0: tensor<1x2xf16>) -> tensor<1x2xf16> {
  %0 = chlo.cosh %arg0 : tensor<1x2xf16> -> tensor<1x2xf16>
  return %0 : tensor<1x2xf16>
}

  func.func @main(%input0: tensor<1x2xf16>) {
    %r = func.call @program(%input0) : (tensor<1x2xf16>) -> (tensor<1x2xf16>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf16>) -> tensor<1x2xf64>
    %v1 = stablehlo.constant dense<[[0x7FF0000000000000, 1.0703125]]> : tensor<1x2xf64>
    %v2 = stablehlo.constant dense<[[0xFFF0000000000000, 1.0673828125]]> : tensor<1x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2xi1>
    %v6 = stablehlo.constant dense<[[true, false]]> : tensor<1x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x2xi1>
    %v10 = stablehlo.constant dense<[[true, false]]> : tensor<1x2xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x2xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<1x2xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<1x2xi1>
    %v15 = stablehlo.constant dense<[[true, false]]> : tensor<1x2xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<1x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<1x2xi1>
    %v20 = stablehlo.constant dense<[[true, false]]> : tensor<1x2xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<1x2xi1>
    check.expect_eq_const %v21, dense<true> : tensor<1x2xi1>
    func.return
  }
}
