// RUN: stablehlo-translate --interpret %s --args='[dense<[14.75, 1.59375, 2.84375]> : tensor<3xbf16>, dense<[0.13085938, 1.2578125, 2.34375]> : tensor<3xbf16>, dense<[-0.546875, 2.4375, -13.0]> : tensor<3xbf16>, dense<[-1.7578125, -0.8203125, -7.75]> : tensor<3xbf16>, dense<[13.0, -0.34179688, 9.1835e-41]> : tensor<3xbf16>]'
// RUN: : @program
// stablehlo.batch_norm_grad on bf16, envelope values
//   C: more
//   S: rank 0
//   E: bf16
//   feature_index: first
//   epsilon: positive
// legal 0 0: [13.0,-0.341796875,[0.0,9.183549615799121e-41]]
// legal 0 1: [null,null,null]
// legal 0 2: [null,null,null]

module {
func.func @program(%arg0: tensor<3xbf16>, %arg1: tensor<3xbf16>, %arg2: tensor<3xbf16>, %arg3: tensor<3xbf16>, %arg4: tensor<3xbf16>) -> (tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
  %0, %1, %2 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 0 : i64, epsilon = 0.5 : f32}> : (tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  return %2, %1, %0 : tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>
}

  func.func @main(%input0: tensor<3xbf16>, %input1: tensor<3xbf16>, %input2: tensor<3xbf16>, %input3: tensor<3xbf16>, %input4: tensor<3xbf16>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<3xbf16>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<[13.0, -0.341796875, 9.183549615799121e-41]> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[13.0, -0.341796875, 0.0]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3xi1>
    %v6 = stablehlo.convert %r#1 : (tensor<3xbf16>) -> tensor<3xf64>
    %v7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3xf64>
    %v8 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<3xi1>
    %v12 = stablehlo.constant dense<true> : tensor<3xi1>
    %v13 = stablehlo.compare NE, %v6, %v6, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v14 = stablehlo.and %v13, %v12 : tensor<3xi1>
    %v15 = stablehlo.or %v11, %v14 : tensor<3xi1>
    %v16 = stablehlo.constant dense<true> : tensor<3xi1>
    %v17 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3xf64>
    %v18 = stablehlo.compare EQ, %v6, %v17, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v19 = stablehlo.and %v18, %v16 : tensor<3xi1>
    %v20 = stablehlo.or %v15, %v19 : tensor<3xi1>
    %v21 = stablehlo.constant dense<true> : tensor<3xi1>
    %v22 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3xf64>
    %v23 = stablehlo.compare EQ, %v6, %v22, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v24 = stablehlo.and %v23, %v21 : tensor<3xi1>
    %v25 = stablehlo.or %v20, %v24 : tensor<3xi1>
    %v26 = stablehlo.constant dense<true> : tensor<3xi1>
    %v27 = stablehlo.or %v25, %v26 : tensor<3xi1>
    check.expect_eq_const %v27, dense<true> : tensor<3xi1>
    %v28 = stablehlo.convert %r#2 : (tensor<3xbf16>) -> tensor<3xf64>
    %v29 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3xf64>
    %v30 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3xf64>
    %v31 = stablehlo.compare GE, %v28, %v30, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v32 = stablehlo.compare LE, %v28, %v29, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v33 = stablehlo.and %v31, %v32 : tensor<3xi1>
    %v34 = stablehlo.constant dense<true> : tensor<3xi1>
    %v35 = stablehlo.compare NE, %v28, %v28, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v36 = stablehlo.and %v35, %v34 : tensor<3xi1>
    %v37 = stablehlo.or %v33, %v36 : tensor<3xi1>
    %v38 = stablehlo.constant dense<true> : tensor<3xi1>
    %v39 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3xf64>
    %v40 = stablehlo.compare EQ, %v28, %v39, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v41 = stablehlo.and %v40, %v38 : tensor<3xi1>
    %v42 = stablehlo.or %v37, %v41 : tensor<3xi1>
    %v43 = stablehlo.constant dense<true> : tensor<3xi1>
    %v44 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3xf64>
    %v45 = stablehlo.compare EQ, %v28, %v44, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v46 = stablehlo.and %v45, %v43 : tensor<3xi1>
    %v47 = stablehlo.or %v42, %v46 : tensor<3xi1>
    %v48 = stablehlo.constant dense<true> : tensor<3xi1>
    %v49 = stablehlo.or %v47, %v48 : tensor<3xi1>
    check.expect_eq_const %v49, dense<true> : tensor<3xi1>
    func.return
  }
}
