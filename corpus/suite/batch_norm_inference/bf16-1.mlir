// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.5, -1.5]]> : tensor<1x2xbf16>, dense<[-0.75, -0.25]> : tensor<2xbf16>, dense<[-5.0, 7.0]> : tensor<2xbf16>]'
// RUN: : @program
// stablehlo.batch_norm_inference on bf16, exact values
//   C: more
//   S: rank 1
//   S: has 1
//   E: bf16
//   feature_index: later
//   epsilon: positive
// legal 0 0: [null,[-3.0,-2.78125]]

module {
func.func @program(%arg0: tensor<1x2xbf16>, %arg1: tensor<2xbf16>, %arg2: tensor<2xbf16>) -> tensor<1x2xbf16> {
  %0 = stablehlo.constant dense<[4.0, -3.0]> : tensor<2xbf16>
  %1 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %0, %arg1, %arg2) <{feature_index = 1 : i64, epsilon = 2.0 : f32}> : (tensor<1x2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<1x2xbf16>
  return %1 : tensor<1x2xbf16>
}

  func.func @main(%input0: tensor<1x2xbf16>, %input1: tensor<2xbf16>, %input2: tensor<2xbf16>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1x2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> (tensor<1x2xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1x2xbf16>) -> tensor<1x2xf64>
    %v1 = stablehlo.constant dense<[[0x7FF0000000000000, -2.78125]]> : tensor<1x2xf64>
    %v2 = stablehlo.constant dense<[[0xFFF0000000000000, -3.0]]> : tensor<1x2xf64>
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
