// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0, 0.0, 0.0, 0.0], [0.25, 0.0, 0.5, 0.0], [0.5, 0.0, 0.0, 0.0], [0.75, 0.75, 1.0, 0.0]]> : tensor<4x4xf8E4M3FN>, dense<[-0.75, 0.0, 0.0, 1.0]> : tensor<4xf8E4M3FN>]'
// RUN: : @program
// stablehlo.batch_norm_training on f8E4M3FN, exact values
//   C: more
//   S: rank 1
//   E: f8E4M3FN
//   feature_index: first
//   epsilon: positive
// legal 0 0: [[0.0,0.0],[-0.09375,0.1875],[-0.0546875,0.15625],[-0.8125,1.125]]
// legal 0 1: [[0.0,0.0],[0.140625,0.234375],[0.09375,0.15625],[0.46875,0.75]]
// legal 0 2: [[-1.125,-0.28125],[-1.125,-0.28125],[-1.125,-0.28125],[-1.125,-0.28125],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[-0.09375,0.875],[-0.28125,0.015625],[-0.28125,0.015625],[-0.28125,0.015625],[-3.5,4.5],[-3.5,4.5],[-5.0,5.0],[-0.75,5.5]]

module {
func.func @program(%arg0: tensor<4x4xf8E4M3FN>, %arg1: tensor<4xf8E4M3FN>) -> (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<4x4xf8E4M3FN>) {
  %0 = stablehlo.constant dense<[-2.0, 0.0, 1.0, -1.5]> : tensor<4xf8E4M3FN>
  %1, %2, %3 = "stablehlo.batch_norm_training"(%arg0, %0, %arg1) <{feature_index = 0 : i64, epsilon = 1.0 : f32}> : (tensor<4x4xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> (tensor<4x4xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>)
  return %3, %2, %1 : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<4x4xf8E4M3FN>
}

  func.func @main(%input0: tensor<4x4xf8E4M3FN>, %input1: tensor<4xf8E4M3FN>) {
    %r:3 = func.call @program(%input0, %input1) : (tensor<4x4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<4x4xf8E4M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<4xf8E4M3FN>) -> tensor<4xf64>
    %v1 = stablehlo.constant dense<[0.0, 0.1875, 0.15625, 1.125]> : tensor<4xf64>
    %v2 = stablehlo.constant dense<[0.0, -0.09375, -0.0546875, -0.8125]> : tensor<4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4xi1>
    %v6 = stablehlo.convert %r#1 : (tensor<4xf8E4M3FN>) -> tensor<4xf64>
    %v7 = stablehlo.constant dense<[0.0, 0.234375, 0.15625, 0.75]> : tensor<4xf64>
    %v8 = stablehlo.constant dense<[0.0, 0.140625, 0.09375, 0.46875]> : tensor<4xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<4xi1>
    check.expect_eq_const %v11, dense<true> : tensor<4xi1>
    %v12 = stablehlo.convert %r#2 : (tensor<4x4xf8E4M3FN>) -> tensor<4x4xf64>
    %v13 = stablehlo.constant dense<[[-0.28125, -0.28125, -0.28125, -0.28125], [0.0, 0.0, 0.0, 0.0], [0.875, 0.015625, 0.015625, 0.015625], [4.5, 4.5, 5.0, 5.5]]> : tensor<4x4xf64>
    %v14 = stablehlo.constant dense<[[-1.125, -1.125, -1.125, -1.125], [0.0, 0.0, 0.0, 0.0], [-0.09375, -0.28125, -0.28125, -0.28125], [-3.5, -3.5, -5.0, -0.75]]> : tensor<4x4xf64>
    %v15 = stablehlo.compare GE, %v12, %v14, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v16 = stablehlo.compare LE, %v12, %v13, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v17 = stablehlo.and %v15, %v16 : tensor<4x4xi1>
    check.expect_eq_const %v17, dense<true> : tensor<4x4xi1>
    func.return
  }
}
