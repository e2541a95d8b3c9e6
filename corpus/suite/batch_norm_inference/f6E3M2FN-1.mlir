// RUN: stablehlo-translate --interpret %s --args='[dense<[0.875, 0.75]> : tensor<2xf6E3M2FN>, dense<[-0.0, -2.5]> : tensor<2xf6E3M2FN>, dense<[-0.0, -1.0]> : tensor<2xf6E3M2FN>, dense<[-0.0, -5.0]> : tensor<2xf6E3M2FN>, dense<[-0.875, 28.0]> : tensor<2xf6E3M2FN>]'
// RUN: : @program
// stablehlo.batch_norm_inference on f6E3M2FN, special values
//   C: more
//   S: rank 0
//   E: f6E3M2FN
//   feature_index: first
//   epsilon: positive
// legal 0 0: [[-0.0,-0.0],null]

module {
func.func @program(%arg0: tensor<2xf6E3M2FN>, %arg1: tensor<2xf6E3M2FN>, %arg2: tensor<2xf6E3M2FN>, %arg3: tensor<2xf6E3M2FN>, %arg4: tensor<2xf6E3M2FN>) -> tensor<2xf6E3M2FN> {
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 0 : i64, epsilon = 1.0 : f32}> : (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> tensor<2xf6E3M2FN>
  return %0 : tensor<2xf6E3M2FN>
}

  func.func @main(%input0: tensor<2xf6E3M2FN>, %input1: tensor<2xf6E3M2FN>, %input2: tensor<2xf6E3M2FN>, %input3: tensor<2xf6E3M2FN>, %input4: tensor<2xf6E3M2FN>) {
    %r = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> (tensor<2xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<2xf6E3M2FN>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<[-0.0, 0x7FF0000000000000]> : tensor<2xf64>
    %v2 = stablehlo.constant dense<[-0.0, 0xFFF0000000000000]> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    %v6 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2xi1>
    %v10 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2xi1>
    %v15 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<2xi1>
    %v20 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<2xi1>
    check.expect_eq_const %v21, dense<true> : tensor<2xi1>
    func.return
  }
}
