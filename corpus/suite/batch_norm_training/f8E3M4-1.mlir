// RUN: stablehlo-translate --interpret %s --args='[dense<[[-0.5], [0.0]]> : tensor<2x1xf8E3M4>, dense<[0.0]> : tensor<1xf8E3M4>, dense<[0x78]> : tensor<1xf8E3M4>]'
// RUN: : @program
// stablehlo.batch_norm_training on f8E3M4, exact values
//   C: 1
//   S: rank 1
//   E: f8E3M4
//   feature_index: later
//   epsilon: positive
// legal 0 0: [null]
// legal 0 1: [[-0.3125,-0.1875]]
// legal 0 2: [null,null]

module {
func.func @program(%arg0: tensor<2x1xf8E3M4>, %arg1: tensor<1xf8E3M4>, %arg2: tensor<1xf8E3M4>) -> (tensor<1xf8E3M4>, tensor<1xf8E3M4>, tensor<2x1xf8E3M4>) {
  %0, %1, %2 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{feature_index = 1 : i64, epsilon = 0.5 : f32}> : (tensor<2x1xf8E3M4>, tensor<1xf8E3M4>, tensor<1xf8E3M4>) -> (tensor<2x1xf8E3M4>, tensor<1xf8E3M4>, tensor<1xf8E3M4>)
  return %2, %1, %0 : tensor<1xf8E3M4>, tensor<1xf8E3M4>, tensor<2x1xf8E3M4>
}

  func.func @main(%input0: tensor<2x1xf8E3M4>, %input1: tensor<1xf8E3M4>, %input2: tensor<1xf8E3M4>) {
    %r:3 = func.call @program(%input0, %input1, %input2) : (tensor<2x1xf8E3M4>, tensor<1xf8E3M4>, tensor<1xf8E3M4>) -> (tensor<1xf8E3M4>, tensor<1xf8E3M4>, tensor<2x1xf8E3M4>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf8E3M4>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1xi1>
    %v10 = stablehlo.constant dense<true> : tensor<1xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<1xi1>
    %v15 = stablehlo.constant dense<true> : tensor<1xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<1xi1>
    %v20 = stablehlo.constant dense<true> : tensor<1xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<1xi1>
    check.expect_eq_const %v21, dense<true> : tensor<1xi1>
    %v22 = stablehlo.convert %r#1 : (tensor<1xf8E3M4>) -> tensor<1xf64>
    %v23 = stablehlo.constant dense<-0.1875> : tensor<1xf64>
    %v24 = stablehlo.constant dense<-0.3125> : tensor<1xf64>
    %v25 = stablehlo.compare GE, %v22, %v24, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v26 = stablehlo.compare LE, %v22, %v23, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v27 = stablehlo.and %v25, %v26 : tensor<1xi1>
    check.expect_eq_const %v27, dense<true> : tensor<1xi1>
    %v28 = stablehlo.convert %r#2 : (tensor<2x1xf8E3M4>) -> tensor<2x1xf64>
    %v29 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x1xf64>
    %v30 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x1xf64>
    %v31 = stablehlo.compare GE, %v28, %v30, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v32 = stablehlo.compare LE, %v28, %v29, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v33 = stablehlo.and %v31, %v32 : tensor<2x1xi1>
    %v34 = stablehlo.constant dense<true> : tensor<2x1xi1>
    %v35 = stablehlo.compare NE, %v28, %v28, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v36 = stablehlo.and %v35, %v34 : tensor<2x1xi1>
    %v37 = stablehlo.or %v33, %v36 : tensor<2x1xi1>
    %v38 = stablehlo.constant dense<true> : tensor<2x1xi1>
    %v39 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x1xf64>
    %v40 = stablehlo.compare EQ, %v28, %v39, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v41 = stablehlo.and %v40, %v38 : tensor<2x1xi1>
    %v42 = stablehlo.or %v37, %v41 : tensor<2x1xi1>
    %v43 = stablehlo.constant dense<true> : tensor<2x1xi1>
    %v44 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x1xf64>
    %v45 = stablehlo.compare EQ, %v28, %v44, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v46 = stablehlo.and %v45, %v43 : tensor<2x1xi1>
    %v47 = stablehlo.or %v42, %v46 : tensor<2x1xi1>
    %v48 = stablehlo.constant dense<true> : tensor<2x1xi1>
    %v49 = stablehlo.or %v47, %v48 : tensor<2x1xi1>
    check.expect_eq_const %v49, dense<true> : tensor<2x1xi1>
    func.return
  }
}
