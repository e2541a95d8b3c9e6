// RUN: stablehlo-translate --interpret %s --args='[dense<[[[2.0, -1.0]]]> : tensor<1x1x2xf8E4M3FN>, dense<[448.0]> : tensor<1xf8E4M3FN>, dense<[-1.375]> : tensor<1xf8E4M3FN>, dense<[[[2.0, -3.25]]]> : tensor<1x1x2xf8E4M3FN>]'
// RUN: : @program
// stablehlo.batch_norm_grad on f8E4M3FN, envelope values
//   C: 1
//   S: rank 2
//   S: has 1
//   E: f8E4M3FN
//   feature_index: later
//   epsilon: 0
// legal 0 0: [-1.25]
// legal 0 1: [null]
// legal 0 2: [null,null]

module {
func.func @program(%arg0: tensor<1x1x2xf8E4M3FN>, %arg1: tensor<1xf8E4M3FN>, %arg2: tensor<1xf8E4M3FN>, %arg3: tensor<1x1x2xf8E4M3FN>) -> (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1x1x2xf8E4M3FN>) {
  %0 = stablehlo.constant dense<[1.125]> : tensor<1xf8E4M3FN>
  %1, %2, %3 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %0, %arg2, %arg3) <{feature_index = 1 : i64, epsilon = 0.0 : f32}> : (tensor<1x1x2xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1x1x2xf8E4M3FN>) -> (tensor<1x1x2xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>)
  return %3, %2, %1 : tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1x1x2xf8E4M3FN>
}

  func.func @main(%input0: tensor<1x1x2xf8E4M3FN>, %input1: tensor<1xf8E4M3FN>, %input2: tensor<1xf8E4M3FN>, %input3: tensor<1x1x2xf8E4M3FN>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<1x1x2xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1x1x2xf8E4M3FN>) -> (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1x1x2xf8E4M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf8E4M3FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-1.25> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1xf8E4M3FN>) -> tensor<1xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v3 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<1xi1>
    %v7 = stablehlo.constant dense<true> : tensor<1xi1>
    %v8 = stablehlo.compare NE, %v1, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v9 = stablehlo.and %v8, %v7 : tensor<1xi1>
    %v10 = stablehlo.or %v6, %v9 : tensor<1xi1>
    %v11 = stablehlo.constant dense<true> : tensor<1xi1>
    %v12 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v13 = stablehlo.compare EQ, %v1, %v12, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v14 = stablehlo.and %v13, %v11 : tensor<1xi1>
    %v15 = stablehlo.or %v10, %v14 : tensor<1xi1>
    %v16 = stablehlo.constant dense<true> : tensor<1xi1>
    %v17 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v18 = stablehlo.compare EQ, %v1, %v17, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v19 = stablehlo.and %v18, %v16 : tensor<1xi1>
    %v20 = stablehlo.or %v15, %v19 : tensor<1xi1>
    %v21 = stablehlo.constant dense<true> : tensor<1xi1>
    %v22 = stablehlo.or %v20, %v21 : tensor<1xi1>
    check.expect_eq_const %v22, dense<true> : tensor<1xi1>
    %v23 = stablehlo.convert %r#2 : (tensor<1x1x2xf8E4M3FN>) -> tensor<1x1x2xf64>
    %v24 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x1x2xf64>
    %v25 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x1x2xf64>
    %v26 = stablehlo.compare GE, %v23, %v25, FLOAT : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xi1>
    %v27 = stablehlo.compare LE, %v23, %v24, FLOAT : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xi1>
    %v28 = stablehlo.and %v26, %v27 : tensor<1x1x2xi1>
    %v29 = stablehlo.constant dense<true> : tensor<1x1x2xi1>
    %v30 = stablehlo.compare NE, %v23, %v23, FLOAT : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xi1>
    %v31 = stablehlo.and %v30, %v29 : tensor<1x1x2xi1>
    %v32 = stablehlo.or %v28, %v31 : tensor<1x1x2xi1>
    %v33 = stablehlo.constant dense<true> : tensor<1x1x2xi1>
    %v34 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x1x2xf64>
    %v35 = stablehlo.compare EQ, %v23, %v34, FLOAT : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xi1>
    %v36 = stablehlo.and %v35, %v33 : tensor<1x1x2xi1>
    %v37 = stablehlo.or %v32, %v36 : tensor<1x1x2xi1>
    %v38 = stablehlo.constant dense<true> : tensor<1x1x2xi1>
    %v39 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x1x2xf64>
    %v40 = stablehlo.compare EQ, %v23, %v39, FLOAT : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xi1>
    %v41 = stablehlo.and %v40, %v38 : tensor<1x1x2xi1>
    %v42 = stablehlo.or %v37, %v41 : tensor<1x1x2xi1>
    %v43 = stablehlo.constant dense<true> : tensor<1x1x2xi1>
    %v44 = stablehlo.or %v42, %v43 : tensor<1x1x2xi1>
    check.expect_eq_const %v44, dense<true> : tensor<1x1x2xi1>
    func.return
  }
}
