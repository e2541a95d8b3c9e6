// RUN: stablehlo-translate --interpret %s --args='[dense<[0.625, -0.5625]> : tensor<2xf8E4M3FN>, dense<[1.75, -1.625]> : tensor<2xf8E4M3FN>, dense<[0.875, 0.8125]> : tensor<2xf8E4M3FN>, dense<[1.875, -1.0]> : tensor<2xf8E4M3FN>]'
// RUN: : @program
// stablehlo.batch_norm_inference on f8E4M3FN, envelope values
//   C: more
//   S: rank 2
//   E: f8E4M3FN
//   feature_index: first
//   epsilon: 0
// legal 0 0: [[0.25,3.25],[-0.5,2.5],[0.25,3.25],[0.125,3.75],[-0.9375,2.5],[0.125,3.75],[0.125,3.0],[-2.25,2.0],[0.125,3.75],[0.125,3.0],[0.25,3.25],[0.125,3.5],null,null,null,null,null,null,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<2xf8E4M3FN>, %arg1: tensor<2xf8E4M3FN>, %arg2: tensor<2xf8E4M3FN>, %arg3: tensor<2xf8E4M3FN>) -> tensor<2x3x4xf8E4M3FN> {
  %0 = stablehlo.constant dense<[[[0.875, -0.875, 0.875, 1.625], [-1.25, 1.5, 0.625, -3.25], [1.625, 0.6875, 0.875, 1.25]], [[0.75, 3.75, -2.75, 0.5625], [1.75, -0.6875, -0.5625, 1.625], [0.8125, 0.875, -3.75, 0.8125]]]> : tensor<2x3x4xf8E4M3FN>
  %1 = "stablehlo.batch_norm_inference"(%0, %arg0, %arg1, %arg2, %arg3) <{feature_index = 0 : i64, epsilon = 0.0 : f32}> : (tensor<2x3x4xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> tensor<2x3x4xf8E4M3FN>
  return %1 : tensor<2x3x4xf8E4M3FN>
}

  func.func @main(%input0: tensor<2xf8E4M3FN>, %input1: tensor<2xf8E4M3FN>, %input2: tensor<2xf8E4M3FN>, %input3: tensor<2xf8E4M3FN>) {
    %r = func.call @program(%input0, %input1, %input2, %input3) : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> (tensor<2x3x4xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2x3x4xf8E4M3FN>) -> tensor<2x3x4xf64>
    %v1 = stablehlo.constant dense<[[[3.25, 2.5, 3.25, 3.75], [2.5, 3.75, 3.0, 2.0], [3.75, 3.0, 3.25, 3.5]], [[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<2x3x4xf64>
    %v2 = stablehlo.constant dense<[[[0.25, -0.5, 0.25, 0.125], [-0.9375, 0.125, 0.125, -2.25], [0.125, 0.125, 0.25, 0.125]], [[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<2x3x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x3x4xi1>
    %v6 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false], [false, false, false, false]], [[true, true, true, true], [true, true, true, true], [true, true, true, true]]]> : tensor<2x3x4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x3x4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x3x4xi1>
    %v10 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false], [false, false, false, false]], [[true, true, true, true], [true, true, true, true], [true, true, true, true]]]> : tensor<2x3x4xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x3x4xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x3x4xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x3x4xi1>
    %v15 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false], [false, false, false, false]], [[true, true, true, true], [true, true, true, true], [true, true, true, true]]]> : tensor<2x3x4xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x3x4xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<2x3x4xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<2x3x4xi1>
    %v20 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false], [false, false, false, false]], [[true, true, true, true], [true, true, true, true], [true, true, true, true]]]> : tensor<2x3x4xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<2x3x4xi1>
    check.expect_eq_const %v21, dense<true> : tensor<2x3x4xi1>
    func.return
  }
}
