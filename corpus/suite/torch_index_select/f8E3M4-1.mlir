// RUN: stablehlo-translate --interpret %s --args='[dense<[0, 0, -1, -1]> : tensor<4xi2>]'
// RUN: : @program
// stablehlo.torch_index_select on f8E3M4, special values
//   batch_dims: low + 1
//   dim: low
//   A: rank 1
//   B: rank 0
//   C: rank 2
//   C: has 1
//   D: rank 0
//   n: more
//   E: f8E3M4
//   I: i2
// legal 0 0: ["nan",-0.359375,0.5,15.5,null,null,null,null]

module {
func.func @program(%arg0: tensor<4xi2>) -> tensor<4x1x2xf8E3M4> {
  %0 = stablehlo.constant dense<[[[[0xF8, -0.359375]], [[0x78, -0.375]], [[1.0, 0.9375]], [[0xF0, -0.25]]], [[[0.5, 15.5]], [[0.625, -3.875]], [[-0.65625, 5.25]], [[-0.78125, -1.0]]], [[[-15.5, 0.25]], [[0.5, 0.5]], [[3.25, 0.390625]], [[-15.5, 0.015625]]], [[[-0.5, -1.0]], [[0.015625, -0.5]], [[-2.5, 0.015625]], [[0.5, -7.0]]]]> : tensor<4x4x1x2xf8E3M4>
  %1 = "stablehlo.torch_index_select"(%0, %arg0) <{batch_dims = 1 : i64, dim = 1 : i64}> : (tensor<4x4x1x2xf8E3M4>, tensor<4xi2>) -> tensor<4x1x2xf8E3M4>
  return %1 : tensor<4x1x2xf8E3M4>
}

  func.func @main(%input0: tensor<4xi2>) {
    %r = func.call @program(%input0) : (tensor<4xi2>) -> (tensor<4x1x2xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<4x1x2xf8E3M4>) -> tensor<4x1x2xf64>
    %v1 = stablehlo.constant dense<[[[0xFFF0000000000000, -0.359375]], [[0.5, 15.5]], [[0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<4x1x2xf64>
    %v2 = stablehlo.constant dense<[[[0x7FF0000000000000, -0.359375]], [[0.5, 15.5]], [[0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<4x1x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x1x2xf64>, tensor<4x1x2xf64>) -> tensor<4x1x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x1x2xf64>, tensor<4x1x2xf64>) -> tensor<4x1x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x1x2xi1>
    %v6 = stablehlo.constant dense<[[[true, false]], [[false, false]], [[true, true]], [[true, true]]]> : tensor<4x1x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x1x2xf64>, tensor<4x1x2xf64>) -> tensor<4x1x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x1x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x1x2xi1>
    %v10 = stablehlo.constant dense<[[[false, false]], [[false, false]], [[true, true]], [[true, true]]]> : tensor<4x1x2xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x1x2xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<4x1x2xf64>, tensor<4x1x2xf64>) -> tensor<4x1x2xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<4x1x2xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<4x1x2xi1>
    %v15 = stablehlo.constant dense<[[[false, false]], [[false, false]], [[true, true]], [[true, true]]]> : tensor<4x1x2xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x1x2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<4x1x2xf64>, tensor<4x1x2xf64>) -> tensor<4x1x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<4x1x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<4x1x2xi1>
    %v20 = stablehlo.constant dense<[[[false, false]], [[false, false]], [[true, true]], [[true, true]]]> : tensor<4x1x2xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<4x1x2xi1>
    check.expect_eq_const %v21, dense<true> : tensor<4x1x2xi1>
    func.return
  }
}
