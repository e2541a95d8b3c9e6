// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[4.0, 0.0], [0.0, 4.0]], [[4.0, 0.0], [0.0, 1.0]], [[4.0, 0.0], [0.0, 4.0]], [[4.0, -2.0], [-2.0, 2.0]]]]> : tensor<1x4x2x2xbf16>]'
// RUN: : @program
// stablehlo.cholesky on bf16, exact values
//   B: rank 2
//   B: has 1
//   n: more
//   E: bf16
//   lower: false
// legal 0 0: [[1.9453125,2.046875],[0.0,0.0],null,[1.9375,2.0625],[1.9453125,2.046875],[0.0,0.0],null,[0.96875,1.03125],[1.9453125,2.046875],[0.0,0.0],null,[1.9375,2.0625],[1.9453125,2.046875],[-1.0625,-0.93359375],null,[0.87109375,1.125]]

module {
func.func @program(%arg0: tensor<1x4x2x2xbf16>) -> tensor<1x4x2x2xbf16> {
  %0 = stablehlo.cholesky %arg0 : tensor<1x4x2x2xbf16>
  return %0 : tensor<1x4x2x2xbf16>
}

  func.func @main(%input0: tensor<1x4x2x2xbf16>) {
    %r = func.call @program(%input0) : (tensor<1x4x2x2xbf16>) -> (tensor<1x4x2x2xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1x4x2x2xbf16>) -> tensor<1x4x2x2xf64>
    %v1 = stablehlo.constant dense<[[[[2.046875, 0.0], [0x7FF0000000000000, 2.0625]], [[2.046875, 0.0], [0x7FF0000000000000, 1.03125]], [[2.046875, 0.0], [0x7FF0000000000000, 2.0625]], [[2.046875, -0.93359375], [0x7FF0000000000000, 1.125]]]]> : tensor<1x4x2x2xf64>
    %v2 = stablehlo.constant dense<[[[[1.9453125, 0.0], [0xFFF0000000000000, 1.9375]], [[1.9453125, 0.0], [0xFFF0000000000000, 0.96875]], [[1.9453125, 0.0], [0xFFF0000000000000, 1.9375]], [[1.9453125, -1.0625], [0xFFF0000000000000, 0.87109375]]]]> : tensor<1x4x2x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x4x2x2xf64>, tensor<1x4x2x2xf64>) -> tensor<1x4x2x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x4x2x2xf64>, tensor<1x4x2x2xf64>) -> tensor<1x4x2x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x4x2x2xi1>
    %v6 = stablehlo.constant dense<[[[[false, false], [true, false]], [[false, false], [true, false]], [[false, false], [true, false]], [[false, false], [true, false]]]]> : tensor<1x4x2x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x4x2x2xf64>, tensor<1x4x2x2xf64>) -> tensor<1x4x2x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x4x2x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x4x2x2xi1>
    %v10 = stablehlo.constant dense<[[[[false, false], [true, false]], [[false, false], [true, false]], [[false, false], [true, false]], [[false, false], [true, false]]]]> : tensor<1x4x2x2xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x4x2x2xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<1x4x2x2xf64>, tensor<1x4x2x2xf64>) -> tensor<1x4x2x2xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<1x4x2x2xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<1x4x2x2xi1>
    %v15 = stablehlo.constant dense<[[[[false, false], [true, false]], [[false, false], [true, false]], [[false, false], [true, false]], [[false, false], [true, false]]]]> : tensor<1x4x2x2xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x4x2x2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<1x4x2x2xf64>, tensor<1x4x2x2xf64>) -> tensor<1x4x2x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<1x4x2x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<1x4x2x2xi1>
    %v20 = stablehlo.constant dense<[[[[false, false], [true, false]], [[false, false], [true, false]], [[false, false], [true, false]], [[false, false], [true, false]]]]> : tensor<1x4x2x2xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<1x4x2x2xi1>
    check.expect_eq_const %v21, dense<true> : tensor<1x4x2x2xi1>
    func.return
  }
}
