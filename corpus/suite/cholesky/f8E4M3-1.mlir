// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[1.0, -0.171875], [-0.171875, 1.625]], [[2.5, 0.0], [0.0, 2.25]]], [[[2.75, 1.125], [1.125, 4.5]], [[1.75, 0.0], [0.0, 2.25]]], [[[3.5, 0.4375], [0.4375, 1.875]], [[1.875, 0.140625], [0.140625, 2.0]]]]> : tensor<3x2x2x2xf8E4M3>]'
// RUN: : @program
// stablehlo.cholesky on f8E4M3, special values
//   B: rank 2
//   n: more
//   E: f8E4M3
//   lower: false
// legal 0 0: [[0.5625,1.375],[-0.34375,0.015625],null,[0.625,1.875],[0.9375,2.25],[0.0,0.0],null,[0.75,2.25],[0.875,2.25],[-0.0625,1.375],null,[0.625,3.25],[0.8125,1.875],[0.0,0.0],null,[0.75,2.25],[1.125,2.5],[-0.015625,0.46875],null,[0.625,2.0],[0.75,2.0],[-0.0078125,0.203125],null,[0.625,2.0]]

module {
func.func @program(%arg0: tensor<3x2x2x2xf8E4M3>) -> tensor<3x2x2x2xf8E4M3> {
  %0 = stablehlo.cholesky %arg0 : tensor<3x2x2x2xf8E4M3>
  return %0 : tensor<3x2x2x2xf8E4M3>
}

  func.func @main(%input0: tensor<3x2x2x2xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<3x2x2x2xf8E4M3>) -> (tensor<3x2x2x2xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<3x2x2x2xf8E4M3>) -> tensor<3x2x2x2xf64>
    %v1 = stablehlo.constant dense<[[[[1.375, 0.015625], [0x7FF0000000000000, 1.875]], [[2.25, 0.0], [0x7FF0000000000000, 2.25]]], [[[2.25, 1.375], [0x7FF0000000000000, 3.25]], [[1.875, 0.0], [0x7FF0000000000000, 2.25]]], [[[2.5, 0.46875], [0x7FF0000000000000, 2.0]], [[2.0, 0.203125], [0x7FF0000000000000, 2.0]]]]> : tensor<3x2x2x2xf64>
    %v2 = stablehlo.constant dense<[[[[0.5625, -0.34375], [0xFFF0000000000000, 0.625]], [[0.9375, 0.0], [0xFFF0000000000000, 0.75]]], [[[0.875, -0.0625], [0xFFF0000000000000, 0.625]], [[0.8125, 0.0], [0xFFF0000000000000, 0.75]]], [[[1.125, -0.015625], [0xFFF0000000000000, 0.625]], [[0.75, -0.0078125], [0xFFF0000000000000, 0.625]]]]> : tensor<3x2x2x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x2x2x2xf64>, tensor<3x2x2x2xf64>) -> tensor<3x2x2x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x2x2x2xf64>, tensor<3x2x2x2xf64>) -> tensor<3x2x2x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x2x2x2xi1>
    %v6 = stablehlo.constant dense<[[[[false, false], [true, false]], [[false, false], [true, false]]], [[[false, false], [true, false]], [[false, false], [true, false]]], [[[false, false], [true, false]], [[false, false], [true, false]]]]> : tensor<3x2x2x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x2x2x2xf64>, tensor<3x2x2x2xf64>) -> tensor<3x2x2x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x2x2x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x2x2x2xi1>
    %v10 = stablehlo.constant dense<[[[[false, false], [true, false]], [[false, false], [true, false]]], [[[false, false], [true, false]], [[false, false], [true, false]]], [[[false, false], [true, false]], [[false, false], [true, false]]]]> : tensor<3x2x2x2xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x2x2x2xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3x2x2x2xf64>, tensor<3x2x2x2xf64>) -> tensor<3x2x2x2xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3x2x2x2xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3x2x2x2xi1>
    %v15 = stablehlo.constant dense<[[[[false, false], [true, false]], [[false, false], [true, false]]], [[[false, false], [true, false]], [[false, false], [true, false]]], [[[false, false], [true, false]], [[false, false], [true, false]]]]> : tensor<3x2x2x2xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x2x2x2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x2x2x2xf64>, tensor<3x2x2x2xf64>) -> tensor<3x2x2x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x2x2x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x2x2x2xi1>
    %v20 = stablehlo.constant dense<[[[[false, false], [true, false]], [[false, false], [true, false]]], [[[false, false], [true, false]], [[false, false], [true, false]]], [[[false, false], [true, false]], [[false, false], [true, false]]]]> : tensor<3x2x2x2xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<3x2x2x2xi1>
    check.expect_eq_const %v21, dense<true> : tensor<3x2x2x2xi1>
    func.return
  }
}
