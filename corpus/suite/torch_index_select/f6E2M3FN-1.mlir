// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-1, 0, -1], [-1, 7, 0], [0, -1, 0], [0, 1, 0], [1, 0, -1]]]> : tensor<1x5x3xi4>]'
// RUN: : @program
// stablehlo.torch_index_select on f6E2M3FN, exact values
//   A: rank 3+
//   A: has 1
//   B: rank 2
//   B: has 1
//   C: rank 0
//   D: rank 0
//   n: 1
//   E: f6E2M3FN
//   I: i4
// legal 0 0: [null,null,0.0,0.0,null,null,null,null,null,null,-2.0,0.0,0.0,0.0,null,null,-0.5,-0.5,-2.0,0.0,null,null,1.5,0.0,null,null,0.5,0.0,null,null]

module {
func.func @program(%arg0: tensor<1x5x3xi4>) -> tensor<1x5x3x1x2xf6E2M3FN> {
  %0 = stablehlo.constant dense<[[[[[[1.5], [0.0]]], [[[0.0], [0.0]]], [[[0.0], [0.0]]]], [[[[1.0], [-1.5]]], [[[1.0], [1.0]]], [[[-2.0], [0.0]]]], [[[[0.0], [0.0]]], [[[-1.5], [0.0]]], [[[-0.5], [-0.5]]]], [[[[-2.0], [0.0]]], [[[0.5], [1.0]]], [[[1.5], [0.0]]]], [[[[0.5], [0.0]]], [[[0.5], [0.0]]], [[[0.0], [0.0]]]]]]> : tensor<1x5x3x1x2x1xf6E2M3FN>
  %1 = "stablehlo.torch_index_select"(%0, %arg0) <{batch_dims = 3 : i64, dim = 5 : i64}> : (tensor<1x5x3x1x2x1xf6E2M3FN>, tensor<1x5x3xi4>) -> tensor<1x5x3x1x2xf6E2M3FN>
  return %1 : tensor<1x5x3x1x2xf6E2M3FN>
}

  func.func @main(%input0: tensor<1x5x3xi4>) {
    %r = func.call @program(%input0) : (tensor<1x5x3xi4>) -> (tensor<1x5x3x1x2xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x5x3x1x2xf6E2M3FN>) -> tensor<1x5x3x1x2xf64>
    %v1 = stablehlo.constant dense<[[[[[0x7FF0000000000000, 0x7FF0000000000000]], [[0.0, 0.0]], [[0x7FF0000000000000, 0x7FF0000000000000]]], [[[0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000]], [[-2.0, 0.0]]], [[[0.0, 0.0]], [[0x7FF0000000000000, 0x7FF0000000000000]], [[-0.5, -0.5]]], [[[-2.0, 0.0]], [[0x7FF0000000000000, 0x7FF0000000000000]], [[1.5, 0.0]]], [[[0x7FF0000000000000, 0x7FF0000000000000]], [[0.5, 0.0]], [[0x7FF0000000000000, 0x7FF0000000000000]]]]]> : tensor<1x5x3x1x2xf64>
    %v2 = stablehlo.constant dense<[[[[[0xFFF0000000000000, 0xFFF0000000000000]], [[0.0, 0.0]], [[0xFFF0000000000000, 0xFFF0000000000000]]], [[[0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000]], [[-2.0, 0.0]]], [[[0.0, 0.0]], [[0xFFF0000000000000, 0xFFF0000000000000]], [[-0.5, -0.5]]], [[[-2.0, 0.0]], [[0xFFF0000000000000, 0xFFF0000000000000]], [[1.5, 0.0]]], [[[0xFFF0000000000000, 0xFFF0000000000000]], [[0.5, 0.0]], [[0xFFF0000000000000, 0xFFF0000000000000]]]]]> : tensor<1x5x3x1x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x5x3x1x2xf64>, tensor<1x5x3x1x2xf64>) -> tensor<1x5x3x1x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x5x3x1x2xf64>, tensor<1x5x3x1x2xf64>) -> tensor<1x5x3x1x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x5x3x1x2xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<1x5x3x1x2xf64>) -> tensor<1x5x3x1x2xi64>
    %v7 = stablehlo.constant dense<[[[[[-4503599627370496, -4503599627370496]], [[0, 0]], [[-4503599627370496, -4503599627370496]]], [[[-4503599627370496, -4503599627370496]], [[-4503599627370496, -4503599627370496]], [[-4611686018427387904, 0]]], [[[0, 0]], [[-4503599627370496, -4503599627370496]], [[-4620693217682128896, -4620693217682128896]]], [[[-4611686018427387904, 0]], [[-4503599627370496, -4503599627370496]], [[4609434218613702656, 0]]], [[[-4503599627370496, -4503599627370496]], [[4602678819172646912, 0]], [[-4503599627370496, -4503599627370496]]]]]> : tensor<1x5x3x1x2xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<1x5x3x1x2xi64>, tensor<1x5x3x1x2xi64>) -> tensor<1x5x3x1x2xi1>
    %v9 = stablehlo.constant dense<[[[[[false, false]], [[true, true]], [[false, false]]], [[[false, false]], [[false, false]], [[false, true]]], [[[true, true]], [[false, false]], [[false, false]]], [[[false, true]], [[false, false]], [[false, true]]], [[[false, false]], [[false, true]], [[false, false]]]]]> : tensor<1x5x3x1x2xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<1x5x3x1x2xi1>, tensor<1x5x3x1x2xi1>
    %v11 = stablehlo.constant dense<[[[[[true, true]], [[false, false]], [[true, true]]], [[[true, true]], [[true, true]], [[false, false]]], [[[false, false]], [[true, true]], [[false, false]]], [[[false, false]], [[true, true]], [[false, false]]], [[[true, true]], [[false, false]], [[true, true]]]]]> : tensor<1x5x3x1x2xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x5x3x1x2xf64>, tensor<1x5x3x1x2xf64>) -> tensor<1x5x3x1x2xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<1x5x3x1x2xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<1x5x3x1x2xi1>
    %v15 = stablehlo.constant dense<[[[[[true, true]], [[false, false]], [[true, true]]], [[[true, true]], [[true, true]], [[false, false]]], [[[false, false]], [[true, true]], [[false, false]]], [[[false, false]], [[true, true]], [[false, false]]], [[[true, true]], [[false, false]], [[true, true]]]]]> : tensor<1x5x3x1x2xi1>
    %v16 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x5x3x1x2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<1x5x3x1x2xf64>, tensor<1x5x3x1x2xf64>) -> tensor<1x5x3x1x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<1x5x3x1x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<1x5x3x1x2xi1>
    %v20 = stablehlo.constant dense<[[[[[true, true]], [[false, false]], [[true, true]]], [[[true, true]], [[true, true]], [[false, false]]], [[[false, false]], [[true, true]], [[false, false]]], [[[false, false]], [[true, true]], [[false, false]]], [[[true, true]], [[false, false]], [[true, true]]]]]> : tensor<1x5x3x1x2xi1>
    %v21 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x5x3x1x2xf64>
    %v22 = stablehlo.compare EQ, %v0, %v21, FLOAT : (tensor<1x5x3x1x2xf64>, tensor<1x5x3x1x2xf64>) -> tensor<1x5x3x1x2xi1>
    %v23 = stablehlo.and %v22, %v20 : tensor<1x5x3x1x2xi1>
    %v24 = stablehlo.or %v19, %v23 : tensor<1x5x3x1x2xi1>
    %v25 = stablehlo.constant dense<[[[[[true, true]], [[false, false]], [[true, true]]], [[[true, true]], [[true, true]], [[false, false]]], [[[false, false]], [[true, true]], [[false, false]]], [[[false, false]], [[true, true]], [[false, false]]], [[[true, true]], [[false, false]], [[true, true]]]]]> : tensor<1x5x3x1x2xi1>
    %v26 = stablehlo.or %v24, %v25 : tensor<1x5x3x1x2xi1>
    check.expect_eq_const %v26, dense<true> : tensor<1x5x3x1x2xi1>
    func.return
  }
}
