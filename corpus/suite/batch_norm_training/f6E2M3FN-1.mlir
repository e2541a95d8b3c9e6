// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0, -0.75]> : tensor<2xf6E2M3FN>, dense<[-1.0, 1.5]> : tensor<2xf6E2M3FN>, dense<[-0.25, 0.5]> : tensor<2xf6E2M3FN>]'
// RUN: : @program
// stablehlo.batch_norm_training on f6E2M3FN, exact values
//   C: more
//   S: rank 0
//   E: f6E2M3FN
//   feature_index: first
//   epsilon: 0
// legal 0 0: [[0.0,0.0],null]
// legal 0 1: [[0.0,0.0],null]
// legal 0 2: [null,null]

module {
func.func @program(%arg0: tensor<2xf6E2M3FN>, %arg1: tensor<2xf6E2M3FN>, %arg2: tensor<2xf6E2M3FN>) -> (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) {
  %0, %1, %2 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{feature_index = 0 : i64, epsilon = 0.0 : f32}> : (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>)
  return %2, %1, %0 : tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>
}

  func.func @main(%input0: tensor<2xf6E2M3FN>, %input1: tensor<2xf6E2M3FN>, %input2: tensor<2xf6E2M3FN>) {
    %r:3 = func.call @program(%input0, %input1, %input2) : (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<2xf6E2M3FN>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<[0.0, 0x7FF0000000000000]> : tensor<2xf64>
    %v2 = stablehlo.constant dense<[0.0, 0xFFF0000000000000]> : tensor<2xf64>
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
    %v22 = stablehlo.convert %r#1 : (tensor<2xf6E2M3FN>) -> tensor<2xf64>
    %v23 = stablehlo.constant dense<[0.0, 0x7FF0000000000000]> : tensor<2xf64>
    %v24 = stablehlo.constant dense<[0.0, 0xFFF0000000000000]> : tensor<2xf64>
    %v25 = stablehlo.compare GE, %v22, %v24, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v26 = stablehlo.compare LE, %v22, %v23, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v27 = stablehlo.and %v25, %v26 : tensor<2xi1>
    %v28 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
    %v29 = stablehlo.compare NE, %v22, %v22, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v30 = stablehlo.and %v29, %v28 : tensor<2xi1>
    %v31 = stablehlo.or %v27, %v30 : tensor<2xi1>
    %v32 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
    %v33 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2xf64>
    %v34 = stablehlo.compare EQ, %v22, %v33, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v35 = stablehlo.and %v34, %v32 : tensor<2xi1>
    %v36 = stablehlo.or %v31, %v35 : tensor<2xi1>
    %v37 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
    %v38 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2xf64>
    %v39 = stablehlo.compare EQ, %v22, %v38, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v40 = stablehlo.and %v39, %v37 : tensor<2xi1>
    %v41 = stablehlo.or %v36, %v40 : tensor<2xi1>
    %v42 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
    %v43 = stablehlo.or %v41, %v42 : tensor<2xi1>
    check.expect_eq_const %v43, dense<true> : tensor<2xi1>
    %v44 = stablehlo.convert %r#2 : (tensor<2xf6E2M3FN>) -> tensor<2xf64>
    %v45 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2xf64>
    %v46 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2xf64>
    %v47 = stablehlo.compare GE, %v44, %v46, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v48 = stablehlo.compare LE, %v44, %v45, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v49 = stablehlo.and %v47, %v48 : tensor<2xi1>
    %v50 = stablehlo.constant dense<true> : tensor<2xi1>
    %v51 = stablehlo.compare NE, %v44, %v44, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v52 = stablehlo.and %v51, %v50 : tensor<2xi1>
    %v53 = stablehlo.or %v49, %v52 : tensor<2xi1>
    %v54 = stablehlo.constant dense<true> : tensor<2xi1>
    %v55 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2xf64>
    %v56 = stablehlo.compare EQ, %v44, %v55, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v57 = stablehlo.and %v56, %v54 : tensor<2xi1>
    %v58 = stablehlo.or %v53, %v57 : tensor<2xi1>
    %v59 = stablehlo.constant dense<true> : tensor<2xi1>
    %v60 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2xf64>
    %v61 = stablehlo.compare EQ, %v44, %v60, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v62 = stablehlo.and %v61, %v59 : tensor<2xi1>
    %v63 = stablehlo.or %v58, %v62 : tensor<2xi1>
    %v64 = stablehlo.constant dense<true> : tensor<2xi1>
    %v65 = stablehlo.or %v63, %v64 : tensor<2xi1>
    check.expect_eq_const %v65, dense<true> : tensor<2xi1>
    func.return
  }
}
