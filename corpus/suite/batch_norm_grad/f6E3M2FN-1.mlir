// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<4x3x1x0xf6E3M2FN>, dense<[28.0, 0.75, -28.0]> : tensor<3xf6E3M2FN>, dense<[0.1875, 0.1875, 0.25]> : tensor<3xf6E3M2FN>, dense<[-0.25, -0.75, -1.0]> : tensor<3xf6E3M2FN>, dense<> : tensor<4x3x1x0xf6E3M2FN>]'
// RUN: : @program
// stablehlo.batch_norm_grad on f6E3M2FN, special values
//   C: more
//   S: rank 3+
//   S: has 0
//   S: has 1
//   E: f6E3M2FN
//   feature_index: later
//   epsilon: positive
// legal 0 0: [0.0,0.0,0.0]
// legal 0 1: [[0.0,0.0],null,null]
// legal 0 2: []

module {
func.func @program(%arg0: tensor<4x3x1x0xf6E3M2FN>, %arg1: tensor<3xf6E3M2FN>, %arg2: tensor<3xf6E3M2FN>, %arg3: tensor<3xf6E3M2FN>, %arg4: tensor<4x3x1x0xf6E3M2FN>) -> (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<4x3x1x0xf6E3M2FN>) {
  %0, %1, %2 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 1 : i64, epsilon = 0.5 : f32}> : (tensor<4x3x1x0xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<4x3x1x0xf6E3M2FN>) -> (tensor<4x3x1x0xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>)
  return %2, %1, %0 : tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<4x3x1x0xf6E3M2FN>
}

  func.func @main(%input0: tensor<4x3x1x0xf6E3M2FN>, %input1: tensor<3xf6E3M2FN>, %input2: tensor<3xf6E3M2FN>, %input3: tensor<3xf6E3M2FN>, %input4: tensor<4x3x1x0xf6E3M2FN>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<4x3x1x0xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<4x3x1x0xf6E3M2FN>) -> (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<4x3x1x0xf6E3M2FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<3xf6E3M2FN>) -> tensor<3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v1, dense<0> : tensor<3xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<3xf6E3M2FN>) -> tensor<3xf64>
    %v3 = stablehlo.constant dense<[0.0, 0x7FF0000000000000, 0x7FF0000000000000]> : tensor<3xf64>
    %v4 = stablehlo.constant dense<[0.0, 0xFFF0000000000000, 0xFFF0000000000000]> : tensor<3xf64>
    %v5 = stablehlo.compare GE, %v2, %v4, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v6 = stablehlo.compare LE, %v2, %v3, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v7 = stablehlo.and %v5, %v6 : tensor<3xi1>
    %v8 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
    %v9 = stablehlo.compare NE, %v2, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v10 = stablehlo.and %v9, %v8 : tensor<3xi1>
    %v11 = stablehlo.or %v7, %v10 : tensor<3xi1>
    %v12 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
    %v13 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3xf64>
    %v14 = stablehlo.compare EQ, %v2, %v13, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v15 = stablehlo.and %v14, %v12 : tensor<3xi1>
    %v16 = stablehlo.or %v11, %v15 : tensor<3xi1>
    %v17 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
    %v18 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3xf64>
    %v19 = stablehlo.compare EQ, %v2, %v18, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v20 = stablehlo.and %v19, %v17 : tensor<3xi1>
    %v21 = stablehlo.or %v16, %v20 : tensor<3xi1>
    %v22 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
    %v23 = stablehlo.or %v21, %v22 : tensor<3xi1>
    check.expect_eq_const %v23, dense<true> : tensor<3xi1>
    func.return
  }
}
