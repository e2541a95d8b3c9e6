// RUN: stablehlo-translate --interpret %s --args='[dense<[[2, 4611686018427387904], [2, 1], [9223372036854775807, 0]]> : tensor<3x2xui64>]'
// RUN: : @program
// stablehlo.torch_index_select on f64, exact values
//   A: rank 2
//   B: rank 3+
//   B: has 1
//   C: rank 0
//   D: rank 0
//   n: more
//   E: f64
//   I: ui64
// legal 0 0: [null,null,null,null,null,null,null,null,null,2.0,-1.75,0.0,null,null,null,0.0,-1.75,-1.0]

module {
func.func @program(%arg0: tensor<3x2xui64>) -> tensor<3x2x1x1x3xf64> {
  %0 = stablehlo.constant dense<[[[[[[-0.75, 0.0], [1.5, 0.0], [0.0, 0.0]]]], [[[[0.0, -0.5], [1.0, -1.25], [0.0, 0.0]]]]], [[[[[0.0, 0.0], [1.0, -1.25], [0.0, 0.0]]]], [[[[-0.5, 2.0], [0.0, -1.75], [0.0, 0.0]]]]], [[[[[1.25, 0.0], [0.0, -1.5], [0.0, 0.0]]]], [[[[0.0, 0.0], [-1.75, -0.75], [-1.0, 0.0]]]]]]> : tensor<3x2x1x1x3x2xf64>
  %1 = "stablehlo.torch_index_select"(%0, %arg0) <{batch_dims = 2 : i64, dim = 5 : i64}> : (tensor<3x2x1x1x3x2xf64>, tensor<3x2xui64>) -> tensor<3x2x1x1x3xf64>
  return %1 : tensor<3x2x1x1x3xf64>
}

  func.func @main(%input0: tensor<3x2xui64>) {
    %r = func.call @program(%input0) : (tensor<3x2xui64>) -> (tensor<3x2x1x1x3xf64>)
    %v0 = stablehlo.constant dense<[[[[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]], [[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]]], [[[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]], [[[2.0, -1.75, 0.0]]]], [[[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]], [[[0.0, -1.75, -1.0]]]]]> : tensor<3x2x1x1x3xf64>
    %v1 = stablehlo.constant dense<[[[[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]], [[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]]], [[[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]], [[[2.0, -1.75, 0.0]]]], [[[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]], [[[0.0, -1.75, -1.0]]]]]> : tensor<3x2x1x1x3xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<3x2x1x1x3xf64>, tensor<3x2x1x1x3xf64>) -> tensor<3x2x1x1x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<3x2x1x1x3xf64>, tensor<3x2x1x1x3xf64>) -> tensor<3x2x1x1x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x2x1x1x3xi1>
    %v5 = stablehlo.bitcast_convert %r : (tensor<3x2x1x1x3xf64>) -> tensor<3x2x1x1x3xi64>
    %v6 = stablehlo.constant dense<[[[[[-4503599627370496, -4503599627370496, -4503599627370496]]], [[[-4503599627370496, -4503599627370496, -4503599627370496]]]], [[[[-4503599627370496, -4503599627370496, -4503599627370496]]], [[[4611686018427387904, -4612811918334230528, 0]]]], [[[[-4503599627370496, -4503599627370496, -4503599627370496]]], [[[0, -4612811918334230528, -4616189618054758400]]]]]> : tensor<3x2x1x1x3xi64>
    %v7 = stablehlo.compare EQ, %v5, %v6, SIGNED : (tensor<3x2x1x1x3xi64>, tensor<3x2x1x1x3xi64>) -> tensor<3x2x1x1x3xi1>
    %v8 = stablehlo.constant dense<[[[[[false, false, false]]], [[[false, false, false]]]], [[[[false, false, false]]], [[[false, false, true]]]], [[[[false, false, false]]], [[[true, false, false]]]]]> : tensor<3x2x1x1x3xi1>
    %v9 = stablehlo.select %v8, %v7, %v4 : tensor<3x2x1x1x3xi1>, tensor<3x2x1x1x3xi1>
    %v10 = stablehlo.constant dense<[[[[[true, true, true]]], [[[true, true, true]]]], [[[[true, true, true]]], [[[false, false, false]]]], [[[[true, true, true]]], [[[false, false, false]]]]]> : tensor<3x2x1x1x3xi1>
    %v11 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<3x2x1x1x3xf64>, tensor<3x2x1x1x3xf64>) -> tensor<3x2x1x1x3xi1>
    %v12 = stablehlo.and %v11, %v10 : tensor<3x2x1x1x3xi1>
    %v13 = stablehlo.or %v9, %v12 : tensor<3x2x1x1x3xi1>
    %v14 = stablehlo.constant dense<[[[[[true, true, true]]], [[[true, true, true]]]], [[[[true, true, true]]], [[[false, false, false]]]], [[[[true, true, true]]], [[[false, false, false]]]]]> : tensor<3x2x1x1x3xi1>
    %v15 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x2x1x1x3xf64>
    %v16 = stablehlo.compare EQ, %r, %v15, FLOAT : (tensor<3x2x1x1x3xf64>, tensor<3x2x1x1x3xf64>) -> tensor<3x2x1x1x3xi1>
    %v17 = stablehlo.and %v16, %v14 : tensor<3x2x1x1x3xi1>
    %v18 = stablehlo.or %v13, %v17 : tensor<3x2x1x1x3xi1>
    %v19 = stablehlo.constant dense<[[[[[true, true, true]]], [[[true, true, true]]]], [[[[true, true, true]]], [[[false, false, false]]]], [[[[true, true, true]]], [[[false, false, false]]]]]> : tensor<3x2x1x1x3xi1>
    %v20 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x2x1x1x3xf64>
    %v21 = stablehlo.compare EQ, %r, %v20, FLOAT : (tensor<3x2x1x1x3xf64>, tensor<3x2x1x1x3xf64>) -> tensor<3x2x1x1x3xi1>
    %v22 = stablehlo.and %v21, %v19 : tensor<3x2x1x1x3xi1>
    %v23 = stablehlo.or %v18, %v22 : tensor<3x2x1x1x3xi1>
    %v24 = stablehlo.constant dense<[[[[[true, true, true]]], [[[true, true, true]]]], [[[[true, true, true]]], [[[false, false, false]]]], [[[[true, true, true]]], [[[false, false, false]]]]]> : tensor<3x2x1x1x3xi1>
    %v25 = stablehlo.or %v23, %v24 : tensor<3x2x1x1x3xi1>
    check.expect_eq_const %v25, dense<true> : tensor<3x2x1x1x3xi1>
    func.return
  }
}
