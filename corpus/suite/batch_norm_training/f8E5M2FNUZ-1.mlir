// RUN: stablehlo-translate --interpret %s --args='[dense<[2.0, 1.0]> : tensor<2xf8E5M2FNUZ>, dense<[0.25, 0.0]> : tensor<2xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.batch_norm_training on f8E5M2FNUZ, exact values
//   C: more
//   S: rank 3+
//   S: has 1
//   E: f8E5M2FNUZ
//   feature_index: later
//   epsilon: positive
// legal 0 0: [[-0.25,0.375],[-0.625,0.875]]
// legal 0 1: [[-0.15625,0.03125],[-0.1875,0.0625]]
// legal 0 2: [[-1.75,1.5],[-2.0,1.0],[-3.0,1.5],[-0.625,1.5],[-0.875,2.5],[-1.25,0.625],[-0.5,1.25],[-1.25,0.625],[-0.5,1.25],[-0.375,0.625],[-0.5,1.25],[-0.375,0.625],[-0.875,2.5],[-0.875,2.5],[-1.75,1.5],[-1.25,0.625]]

module {
func.func @program(%arg0: tensor<2xf8E5M2FNUZ>, %arg1: tensor<2xf8E5M2FNUZ>) -> (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<4x1x2x2xf8E5M2FNUZ>) {
  %0 = stablehlo.constant dense<[[[[-0.25, -0.5], [-0.5, 0.25]]], [[[0.25, -0.25], [0.0, -0.25]]], [[[0.0, 0.0], [0.0, 0.0]]], [[[0.25, 0.5], [-0.25, -0.25]]]]> : tensor<4x1x2x2xf8E5M2FNUZ>
  %1, %2, %3 = "stablehlo.batch_norm_training"(%0, %arg0, %arg1) <{feature_index = 3 : i64, epsilon = 1.0 : f32}> : (tensor<4x1x2x2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> (tensor<4x1x2x2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>)
  return %3, %2, %1 : tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<4x1x2x2xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<2xf8E5M2FNUZ>, %input1: tensor<2xf8E5M2FNUZ>) {
    %r:3 = func.call @program(%input0, %input1) : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<4x1x2x2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<[0.375, 0.875]> : tensor<2xf64>
    %v2 = stablehlo.constant dense<[-0.25, -0.625]> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2xi1>
    %v6 = stablehlo.convert %r#1 : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf64>
    %v7 = stablehlo.constant dense<[0.03125, 0.0625]> : tensor<2xf64>
    %v8 = stablehlo.constant dense<[-0.15625, -0.1875]> : tensor<2xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<2xi1>
    check.expect_eq_const %v11, dense<true> : tensor<2xi1>
    %v12 = stablehlo.convert %r#2 : (tensor<4x1x2x2xf8E5M2FNUZ>) -> tensor<4x1x2x2xf64>
    %v13 = stablehlo.constant dense<[[[[1.5, 1.0], [1.5, 1.5]]], [[[2.5, 0.625], [1.25, 0.625]]], [[[1.25, 0.625], [1.25, 0.625]]], [[[2.5, 2.5], [1.5, 0.625]]]]> : tensor<4x1x2x2xf64>
    %v14 = stablehlo.constant dense<[[[[-1.75, -2.0], [-3.0, -0.625]]], [[[-0.875, -1.25], [-0.5, -1.25]]], [[[-0.5, -0.375], [-0.5, -0.375]]], [[[-0.875, -0.875], [-1.75, -1.25]]]]> : tensor<4x1x2x2xf64>
    %v15 = stablehlo.compare GE, %v12, %v14, FLOAT : (tensor<4x1x2x2xf64>, tensor<4x1x2x2xf64>) -> tensor<4x1x2x2xi1>
    %v16 = stablehlo.compare LE, %v12, %v13, FLOAT : (tensor<4x1x2x2xf64>, tensor<4x1x2x2xf64>) -> tensor<4x1x2x2xi1>
    %v17 = stablehlo.and %v15, %v16 : tensor<4x1x2x2xi1>
    check.expect_eq_const %v17, dense<true> : tensor<4x1x2x2xi1>
    func.return
  }
}
