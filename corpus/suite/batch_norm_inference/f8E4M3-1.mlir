// RUN: stablehlo-translate --interpret %s --args='[dense<[[-3.25, 2.0, -1.0]]> : tensor<1x3xf8E4M3>, dense<[-0.013671875, -1.0, 1.25]> : tensor<3xf8E4M3>, dense<[2.25, 0.9375, 1.0]> : tensor<3xf8E4M3>, dense<[-1.875, -1.375, 1.875]> : tensor<3xf8E4M3>]'
// RUN: : @program
// stablehlo.batch_norm_inference on f8E4M3, envelope values
//   C: more
//   S: rank 1
//   S: has 1
//   E: f8E4M3
//   feature_index: later
//   epsilon: positive
// legal 0 0: [null,null,[-2.0,1.0]]

module {
func.func @program(%arg0: tensor<1x3xf8E4M3>, %arg1: tensor<3xf8E4M3>, %arg2: tensor<3xf8E4M3>, %arg3: tensor<3xf8E4M3>) -> tensor<1x3xf8E4M3> {
  %0 = stablehlo.constant dense<[2.5, 0.5, 0.6875]> : tensor<3xf8E4M3>
  %1 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %0, %arg3) <{feature_index = 1 : i64, epsilon = 7.6293945e-06 : f32}> : (tensor<1x3xf8E4M3>, tensor<3xf8E4M3>, tensor<3xf8E4M3>, tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> tensor<1x3xf8E4M3>
  return %1 : tensor<1x3xf8E4M3>
}

  func.func @main(%input0: tensor<1x3xf8E4M3>, %input1: tensor<3xf8E4M3>, %input2: tensor<3xf8E4M3>, %input3: tensor<3xf8E4M3>) {
    %r = func.call @program(%input0, %input1, %input2, %input3) : (tensor<1x3xf8E4M3>, tensor<3xf8E4M3>, tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> (tensor<1x3xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1x3xf8E4M3>) -> tensor<1x3xf64>
    %v1 = stablehlo.constant dense<[[0x7FF0000000000000, 0x7FF0000000000000, 1.0]]> : tensor<1x3xf64>
    %v2 = stablehlo.constant dense<[[0xFFF0000000000000, 0xFFF0000000000000, -2.0]]> : tensor<1x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x3xi1>
    %v6 = stablehlo.constant dense<[[true, true, false]]> : tensor<1x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x3xi1>
    %v10 = stablehlo.constant dense<[[true, true, false]]> : tensor<1x3xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x3xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<1x3xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<1x3xi1>
    %v15 = stablehlo.constant dense<[[true, true, false]]> : tensor<1x3xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x3xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<1x3xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<1x3xi1>
    %v20 = stablehlo.constant dense<[[true, true, false]]> : tensor<1x3xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<1x3xi1>
    check.expect_eq_const %v21, dense<true> : tensor<1x3xi1>
    func.return
  }
}
