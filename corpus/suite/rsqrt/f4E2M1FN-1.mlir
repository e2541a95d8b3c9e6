// RUN: stablehlo-translate --interpret %s --args='[dense<[-6.0]> : tensor<1xf4E2M1FN>, dense<[-0.0]> : tensor<1xf4E2M1FN>, dense<[-1.0]> : tensor<1xf4E2M1FN>, dense<[1.0]> : tensor<1xf4E2M1FN>]'
// RUN: : @program
// stablehlo.rsqrt on f4E2M1FN, special values
//   S: rank 1
//   S: has 1
//   E: f4E2M1FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: 0
//   ulps: low + 1
// legal 0 0: [null]
// legal 1 0: [null]
// legal 2 0: [null]
// legal 3 0: [[0.5,1.5]]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN> {
    %0 = stablehlo.rsqrt %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.5, rtol = 0.0, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<1xf4E2M1FN>
    return %0 : tensor<1xf4E2M1FN>
  }

  func.func @main(%input0: tensor<1xf4E2M1FN>, %input1: tensor<1xf4E2M1FN>, %input2: tensor<1xf4E2M1FN>, %input3: tensor<1xf4E2M1FN>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program, @program, @program]]} : (tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>) -> (tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf4E2M1FN>) -> tensor<1xf64>
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
    %v22 = stablehlo.convert %r#1 : (tensor<1xf4E2M1FN>) -> tensor<1xf64>
    %v23 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v24 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v25 = stablehlo.compare GE, %v22, %v24, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v26 = stablehlo.compare LE, %v22, %v23, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v27 = stablehlo.and %v25, %v26 : tensor<1xi1>
    %v28 = stablehlo.constant dense<true> : tensor<1xi1>
    %v29 = stablehlo.compare NE, %v22, %v22, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v30 = stablehlo.and %v29, %v28 : tensor<1xi1>
    %v31 = stablehlo.or %v27, %v30 : tensor<1xi1>
    %v32 = stablehlo.constant dense<true> : tensor<1xi1>
    %v33 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v34 = stablehlo.compare EQ, %v22, %v33, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v35 = stablehlo.and %v34, %v32 : tensor<1xi1>
    %v36 = stablehlo.or %v31, %v35 : tensor<1xi1>
    %v37 = stablehlo.constant dense<true> : tensor<1xi1>
    %v38 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v39 = stablehlo.compare EQ, %v22, %v38, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v40 = stablehlo.and %v39, %v37 : tensor<1xi1>
    %v41 = stablehlo.or %v36, %v40 : tensor<1xi1>
    %v42 = stablehlo.constant dense<true> : tensor<1xi1>
    %v43 = stablehlo.or %v41, %v42 : tensor<1xi1>
    check.expect_eq_const %v43, dense<true> : tensor<1xi1>
    %v44 = stablehlo.convert %r#2 : (tensor<1xf4E2M1FN>) -> tensor<1xf64>
    %v45 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v46 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v47 = stablehlo.compare GE, %v44, %v46, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v48 = stablehlo.compare LE, %v44, %v45, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v49 = stablehlo.and %v47, %v48 : tensor<1xi1>
    %v50 = stablehlo.constant dense<true> : tensor<1xi1>
    %v51 = stablehlo.compare NE, %v44, %v44, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v52 = stablehlo.and %v51, %v50 : tensor<1xi1>
    %v53 = stablehlo.or %v49, %v52 : tensor<1xi1>
    %v54 = stablehlo.constant dense<true> : tensor<1xi1>
    %v55 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v56 = stablehlo.compare EQ, %v44, %v55, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v57 = stablehlo.and %v56, %v54 : tensor<1xi1>
    %v58 = stablehlo.or %v53, %v57 : tensor<1xi1>
    %v59 = stablehlo.constant dense<true> : tensor<1xi1>
    %v60 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v61 = stablehlo.compare EQ, %v44, %v60, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v62 = stablehlo.and %v61, %v59 : tensor<1xi1>
    %v63 = stablehlo.or %v58, %v62 : tensor<1xi1>
    %v64 = stablehlo.constant dense<true> : tensor<1xi1>
    %v65 = stablehlo.or %v63, %v64 : tensor<1xi1>
    check.expect_eq_const %v65, dense<true> : tensor<1xi1>
    %v66 = stablehlo.convert %r#3 : (tensor<1xf4E2M1FN>) -> tensor<1xf64>
    %v67 = stablehlo.constant dense<1.5> : tensor<1xf64>
    %v68 = stablehlo.constant dense<0.5> : tensor<1xf64>
    %v69 = stablehlo.compare GE, %v66, %v68, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v70 = stablehlo.compare LE, %v66, %v67, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v71 = stablehlo.and %v69, %v70 : tensor<1xi1>
    check.expect_eq_const %v71, dense<true> : tensor<1xi1>
    func.return
  }
}
