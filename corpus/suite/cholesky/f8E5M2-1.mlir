// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cholesky on f8E5M2, exact values
//   B: rank 1
//   n: more
//   E: f8E5M2
//   lower: false
// legal 0 0: [[1.0,3.0],[0.0,0.0],[0.0,0.0],null,[0.5,1.5],[0.5,1.5],null,null,[1.0,3.0],[0.5,1.5],[0.0,0.0],[0.0,0.0],null,[0.5,1.5],[0.0,0.0],null,null,[0.5,1.5],[1.0,3.0],[0.5,1.5],[0.5,1.5],null,[1.0,3.0],[-1.5,-0.5],null,null,[0.5,1.5]]

module {
func.func @program() -> tensor<3x3x3xf8E5M2> {
  %0 = stablehlo.constant dense<[[[4.0, 0.0, 0.0], [0.0, 1.0, 1.0], [0.0, 1.0, 5.0]], [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]], [[4.0, 2.0, 2.0], [2.0, 5.0, -1.0], [2.0, -1.0, 3.0]]]> : tensor<3x3x3xf8E5M2>
  %1 = stablehlo.cholesky %0, lower = false : tensor<3x3x3xf8E5M2>
  return %1 : tensor<3x3x3xf8E5M2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x3x3xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<3x3x3xf8E5M2>) -> tensor<3x3x3xf64>
    %v1 = stablehlo.constant dense<[[[3.0, 0.0, 0.0], [0x7FF0000000000000, 1.5, 1.5], [0x7FF0000000000000, 0x7FF0000000000000, 3.0]], [[1.5, 0.0, 0.0], [0x7FF0000000000000, 1.5, 0.0], [0x7FF0000000000000, 0x7FF0000000000000, 1.5]], [[3.0, 1.5, 1.5], [0x7FF0000000000000, 3.0, -0.5], [0x7FF0000000000000, 0x7FF0000000000000, 1.5]]]> : tensor<3x3x3xf64>
    %v2 = stablehlo.constant dense<[[[1.0, 0.0, 0.0], [0xFFF0000000000000, 0.5, 0.5], [0xFFF0000000000000, 0xFFF0000000000000, 1.0]], [[0.5, 0.0, 0.0], [0xFFF0000000000000, 0.5, 0.0], [0xFFF0000000000000, 0xFFF0000000000000, 0.5]], [[1.0, 0.5, 0.5], [0xFFF0000000000000, 1.0, -1.5], [0xFFF0000000000000, 0xFFF0000000000000, 0.5]]]> : tensor<3x3x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x3x3xf64>, tensor<3x3x3xf64>) -> tensor<3x3x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x3x3xf64>, tensor<3x3x3xf64>) -> tensor<3x3x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x3x3xi1>
    %v6 = stablehlo.constant dense<[[[false, false, false], [true, false, false], [true, true, false]], [[false, false, false], [true, false, false], [true, true, false]], [[false, false, false], [true, false, false], [true, true, false]]]> : tensor<3x3x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x3x3xf64>, tensor<3x3x3xf64>) -> tensor<3x3x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x3x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x3x3xi1>
    %v10 = stablehlo.constant dense<[[[false, false, false], [true, false, false], [true, true, false]], [[false, false, false], [true, false, false], [true, true, false]], [[false, false, false], [true, false, false], [true, true, false]]]> : tensor<3x3x3xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x3x3xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3x3x3xf64>, tensor<3x3x3xf64>) -> tensor<3x3x3xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3x3x3xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3x3x3xi1>
    %v15 = stablehlo.constant dense<[[[false, false, false], [true, false, false], [true, true, false]], [[false, false, false], [true, false, false], [true, true, false]], [[false, false, false], [true, false, false], [true, true, false]]]> : tensor<3x3x3xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x3x3xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x3x3xf64>, tensor<3x3x3xf64>) -> tensor<3x3x3xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x3x3xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x3x3xi1>
    %v20 = stablehlo.constant dense<[[[false, false, false], [true, false, false], [true, true, false]], [[false, false, false], [true, false, false], [true, true, false]], [[false, false, false], [true, false, false], [true, true, false]]]> : tensor<3x3x3xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<3x3x3xi1>
    check.expect_eq_const %v21, dense<true> : tensor<3x3x3xi1>
    func.return
  }
}
