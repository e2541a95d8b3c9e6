// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1, 4294967295, 1], [4294967295, 1, 0]], [[1, 1, 1], [1, 0, 1]], [[1, 0, 4294967295], [0, 1, 1]], [[1, 4294967295, 0], [4294967295, 4294967295, 4294967295]], [[1, 0, 0], [4294967295, 4294967295, 0]]]> : tensor<5x2x3xui32>]'
// RUN: : @program
// stablehlo.torch_index_select on f8E4M3FN, envelope values
//   A: rank 3+
//   B: rank 2
//   B: has 1
//   C: rank 0
//   D: rank 0
//   n: 1
//   E: f8E4M3FN
//   I: ui32
// legal 0 0: [null,null,null,null,null,1.375,null,null,null,null,-1.25,null,null,-1.5,null,-2.5,null,null,null,null,-0.625,null,null,null,null,-1.5,1.375,null,null,0.875]

module {
func.func @program(%arg0: tensor<5x2x3xui32>) -> tensor<5x2x3x1x1xf8E4M3FN> {
  %0 = stablehlo.constant dense<[[[[[[3.75]]], [[[1.25]]], [[[-2.0]]]], [[[[-0.9375]]], [[[-0.625]]], [[[1.375]]]]], [[[[[0.75]]], [[[3.0]]], [[[0.8125]]]], [[[[1.625]]], [[[-1.25]]], [[[3.75]]]]], [[[[[0.6875]]], [[[-1.5]]], [[[1.0]]]], [[[[-2.5]]], [[[-1.875]]], [[[1.375]]]]], [[[[[-1.5]]], [[[-1.75]]], [[[-0.625]]]], [[[[3.0]]], [[[-1.25]]], [[[-1.625]]]]], [[[[[2.75]]], [[[-1.5]]], [[[1.375]]]], [[[[3.5]]], [[[0.8125]]], [[[0.875]]]]]]> : tensor<5x2x3x1x1x1xf8E4M3FN>
  %1 = "stablehlo.torch_index_select"(%0, %arg0) <{batch_dims = 3 : i64, dim = 5 : i64}> : (tensor<5x2x3x1x1x1xf8E4M3FN>, tensor<5x2x3xui32>) -> tensor<5x2x3x1x1xf8E4M3FN>
  return %1 : tensor<5x2x3x1x1xf8E4M3FN>
}

  func.func @main(%input0: tensor<5x2x3xui32>) {
    %r = func.call @program(%input0) : (tensor<5x2x3xui32>) -> (tensor<5x2x3x1x1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<5x2x3x1x1xf8E4M3FN>) -> tensor<5x2x3x1x1xf64>
    %v1 = stablehlo.constant dense<[[[[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]], [[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[1.375]]]], [[[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]], [[[0x7FF0000000000000]], [[-1.25]], [[0x7FF0000000000000]]]], [[[[0x7FF0000000000000]], [[-1.5]], [[0x7FF0000000000000]]], [[[-2.5]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]]], [[[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[-0.625]]], [[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]]], [[[[0x7FF0000000000000]], [[-1.5]], [[1.375]]], [[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0.875]]]]]> : tensor<5x2x3x1x1xf64>
    %v2 = stablehlo.constant dense<[[[[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]], [[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[1.375]]]], [[[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]], [[[0xFFF0000000000000]], [[-1.25]], [[0xFFF0000000000000]]]], [[[[0xFFF0000000000000]], [[-1.5]], [[0xFFF0000000000000]]], [[[-2.5]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]]], [[[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[-0.625]]], [[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]]], [[[[0xFFF0000000000000]], [[-1.5]], [[1.375]]], [[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0.875]]]]]> : tensor<5x2x3x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x2x3x1x1xf64>, tensor<5x2x3x1x1xf64>) -> tensor<5x2x3x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x2x3x1x1xf64>, tensor<5x2x3x1x1xf64>) -> tensor<5x2x3x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x2x3x1x1xi1>
    %v6 = stablehlo.constant dense<[[[[[true]], [[true]], [[true]]], [[[true]], [[true]], [[false]]]], [[[[true]], [[true]], [[true]]], [[[true]], [[false]], [[true]]]], [[[[true]], [[false]], [[true]]], [[[false]], [[true]], [[true]]]], [[[[true]], [[true]], [[false]]], [[[true]], [[true]], [[true]]]], [[[[true]], [[false]], [[false]]], [[[true]], [[true]], [[false]]]]]> : tensor<5x2x3x1x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x2x3x1x1xf64>, tensor<5x2x3x1x1xf64>) -> tensor<5x2x3x1x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x2x3x1x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x2x3x1x1xi1>
    %v10 = stablehlo.constant dense<[[[[[true]], [[true]], [[true]]], [[[true]], [[true]], [[false]]]], [[[[true]], [[true]], [[true]]], [[[true]], [[false]], [[true]]]], [[[[true]], [[false]], [[true]]], [[[false]], [[true]], [[true]]]], [[[[true]], [[true]], [[false]]], [[[true]], [[true]], [[true]]]], [[[[true]], [[false]], [[false]]], [[[true]], [[true]], [[false]]]]]> : tensor<5x2x3x1x1xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x2x3x1x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<5x2x3x1x1xf64>, tensor<5x2x3x1x1xf64>) -> tensor<5x2x3x1x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<5x2x3x1x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<5x2x3x1x1xi1>
    %v15 = stablehlo.constant dense<[[[[[true]], [[true]], [[true]]], [[[true]], [[true]], [[false]]]], [[[[true]], [[true]], [[true]]], [[[true]], [[false]], [[true]]]], [[[[true]], [[false]], [[true]]], [[[false]], [[true]], [[true]]]], [[[[true]], [[true]], [[false]]], [[[true]], [[true]], [[true]]]], [[[[true]], [[false]], [[false]]], [[[true]], [[true]], [[false]]]]]> : tensor<5x2x3x1x1xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x2x3x1x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<5x2x3x1x1xf64>, tensor<5x2x3x1x1xf64>) -> tensor<5x2x3x1x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<5x2x3x1x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<5x2x3x1x1xi1>
    %v20 = stablehlo.constant dense<[[[[[true]], [[true]], [[true]]], [[[true]], [[true]], [[false]]]], [[[[true]], [[true]], [[true]]], [[[true]], [[false]], [[true]]]], [[[[true]], [[false]], [[true]]], [[[false]], [[true]], [[true]]]], [[[[true]], [[true]], [[false]]], [[[true]], [[true]], [[true]]]], [[[[true]], [[false]], [[false]]], [[[true]], [[true]], [[false]]]]]> : tensor<5x2x3x1x1xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<5x2x3x1x1xi1>
    check.expect_eq_const %v21, dense<true> : tensor<5x2x3x1x1xi1>
    func.return
  }
}
