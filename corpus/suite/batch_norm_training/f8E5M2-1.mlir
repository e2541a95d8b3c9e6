// RUN: stablehlo-translate --interpret %s --args='[dense<[0.25, -1.5, 0.3125]> : tensor<3xf8E5M2>, dense<[-0.00048828125, 1.25, 0.15625]> : tensor<3xf8E5M2>]'
// RUN: : @program
// stablehlo.batch_norm_training on f8E5M2, special values
//   C: more
//   S: rank 0
//   E: f8E5M2
//   feature_index: first
//   epsilon: positive
// legal 0 0: [[-0.109375,0.109375],[-3.0,3.5],[-0.125,0.125]]
// legal 0 1: [[0.125,0.375],[-2.0,-0.75],[0.15625,0.4375]]
// legal 0 2: [[-0.3125,0.3125],null,[-0.5,0.875]]

module {
func.func @program(%arg0: tensor<3xf8E5M2>, %arg1: tensor<3xf8E5M2>) -> (tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>) {
  %0, %1, %2 = "stablehlo.batch_norm_training"(%arg0, %arg0, %arg1) <{feature_index = 0 : i64, epsilon = 0.5 : f32}> : (tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> (tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>)
  return %2, %1, %0 : tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>
}

  func.func @main(%input0: tensor<3xf8E5M2>, %input1: tensor<3xf8E5M2>) {
    %r:3 = func.call @program(%input0, %input1) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> (tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>)
    %v0 = stablehlo.convert %r#0 : (tensor<3xf8E5M2>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<[0.109375, 3.5, 0.125]> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[-0.109375, -3.0, -0.125]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3xi1>
    %v6 = stablehlo.convert %r#1 : (tensor<3xf8E5M2>) -> tensor<3xf64>
    %v7 = stablehlo.constant dense<[0.375, -0.75, 0.4375]> : tensor<3xf64>
    %v8 = stablehlo.constant dense<[0.125, -2.0, 0.15625]> : tensor<3xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<3xi1>
    check.expect_eq_const %v11, dense<true> : tensor<3xi1>
    %v12 = stablehlo.convert %r#2 : (tensor<3xf8E5M2>) -> tensor<3xf64>
    %v13 = stablehlo.constant dense<[0.3125, 0x7FF0000000000000, 0.875]> : tensor<3xf64>
    %v14 = stablehlo.constant dense<[-0.3125, 0xFFF0000000000000, -0.5]> : tensor<3xf64>
    %v15 = stablehlo.compare GE, %v12, %v14, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v16 = stablehlo.compare LE, %v12, %v13, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v17 = stablehlo.and %v15, %v16 : tensor<3xi1>
    %v18 = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
    %v19 = stablehlo.compare NE, %v12, %v12, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v20 = stablehlo.and %v19, %v18 : tensor<3xi1>
    %v21 = stablehlo.or %v17, %v20 : tensor<3xi1>
    %v22 = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
    %v23 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3xf64>
    %v24 = stablehlo.compare EQ, %v12, %v23, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v25 = stablehlo.and %v24, %v22 : tensor<3xi1>
    %v26 = stablehlo.or %v21, %v25 : tensor<3xi1>
    %v27 = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
    %v28 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3xf64>
    %v29 = stablehlo.compare EQ, %v12, %v28, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v30 = stablehlo.and %v29, %v27 : tensor<3xi1>
    %v31 = stablehlo.or %v26, %v30 : tensor<3xi1>
    %v32 = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
    %v33 = stablehlo.or %v31, %v32 : tensor<3xi1>
    check.expect_eq_const %v33, dense<true> : tensor<3xi1>
    func.return
  }
}
