// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.75]> : tensor<1xf8E4M3B11FNUZ>, dense<[2.25]> : tensor<1xf8E4M3B11FNUZ>, dense<[-1.75]> : tensor<1xf8E4M3B11FNUZ>, dense<[-0.6875]> : tensor<1xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.batch_norm_grad on f8E4M3B11FNUZ, envelope values
//   C: 1
//   S: rank 0
//   E: f8E4M3B11FNUZ
//   feature_index: first
//   epsilon: positive
// legal 0 0: [-0.6875]
// legal 0 1: [[-1.875,0.5625]]
// legal 0 2: [null]

module {
func.func @program(%arg0: tensor<1xf8E4M3B11FNUZ>, %arg1: tensor<1xf8E4M3B11FNUZ>, %arg2: tensor<1xf8E4M3B11FNUZ>, %arg3: tensor<1xf8E4M3B11FNUZ>) -> (tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>) {
  %0 = stablehlo.constant dense<[-0.0008544922]> : tensor<1xf8E4M3B11FNUZ>
  %1, %2, %3 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %0, %arg3) <{feature_index = 0 : i64, epsilon = 1.0 : f32}> : (tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>) -> (tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>)
  return %3, %2, %1 : tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<1xf8E4M3B11FNUZ>, %input1: tensor<1xf8E4M3B11FNUZ>, %input2: tensor<1xf8E4M3B11FNUZ>, %input3: tensor<1xf8E4M3B11FNUZ>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>) -> (tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-0.6875> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf64>
    %v2 = stablehlo.constant dense<0.5625> : tensor<1xf64>
    %v3 = stablehlo.constant dense<-1.875> : tensor<1xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1xi1>
    %v7 = stablehlo.convert %r#2 : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf64>
    %v8 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v9 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v10 = stablehlo.compare GE, %v7, %v9, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v11 = stablehlo.compare LE, %v7, %v8, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v12 = stablehlo.and %v10, %v11 : tensor<1xi1>
    %v13 = stablehlo.constant dense<true> : tensor<1xi1>
    %v14 = stablehlo.compare NE, %v7, %v7, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v15 = stablehlo.and %v14, %v13 : tensor<1xi1>
    %v16 = stablehlo.or %v12, %v15 : tensor<1xi1>
    %v17 = stablehlo.constant dense<true> : tensor<1xi1>
    %v18 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v19 = stablehlo.compare EQ, %v7, %v18, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v20 = stablehlo.and %v19, %v17 : tensor<1xi1>
    %v21 = stablehlo.or %v16, %v20 : tensor<1xi1>
    %v22 = stablehlo.constant dense<true> : tensor<1xi1>
    %v23 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v24 = stablehlo.compare EQ, %v7, %v23, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v25 = stablehlo.and %v24, %v22 : tensor<1xi1>
    %v26 = stablehlo.or %v21, %v25 : tensor<1xi1>
    %v27 = stablehlo.constant dense<true> : tensor<1xi1>
    %v28 = stablehlo.or %v26, %v27 : tensor<1xi1>
    check.expect_eq_const %v28, dense<true> : tensor<1xi1>
    func.return
  }
}
