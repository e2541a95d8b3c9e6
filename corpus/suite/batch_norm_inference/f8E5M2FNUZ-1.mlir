// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.0, 1.0, -0.5]> : tensor<3xf8E5M2FNUZ>, dense<[-0.25, -0.25, -0.5]> : tensor<3xf8E5M2FNUZ>, dense<[-1.0, 0.5, 0.0]> : tensor<3xf8E5M2FNUZ>, dense<[-0.25, -0.5, 0.5]> : tensor<3xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.batch_norm_inference on f8E5M2FNUZ, exact values
//   C: more
//   S: rank 0
//   E: f8E5M2FNUZ
//   feature_index: first
//   epsilon: positive
// legal 0 0: [null,[-0.875,1.0],null]

module {
func.func @program(%arg0: tensor<3xf8E5M2FNUZ>, %arg1: tensor<3xf8E5M2FNUZ>, %arg2: tensor<3xf8E5M2FNUZ>, %arg3: tensor<3xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ> {
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg0) <{feature_index = 0 : i64, epsilon = 7.6293945e-06 : f32}> : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
  return %0 : tensor<3xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<3xf8E5M2FNUZ>, %input1: tensor<3xf8E5M2FNUZ>, %input2: tensor<3xf8E5M2FNUZ>, %input3: tensor<3xf8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1, %input2, %input3) : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> (tensor<3xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E5M2FNUZ>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<[0x7FF0000000000000, 1.0, 0x7FF0000000000000]> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[0xFFF0000000000000, -0.875, 0xFFF0000000000000]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    %v6 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3xi1>
    %v10 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3xi1>
    %v15 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3xi1>
    %v20 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<3xi1>
    check.expect_eq_const %v21, dense<true> : tensor<3xi1>
    func.return
  }
}
