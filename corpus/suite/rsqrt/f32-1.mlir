// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[2.0, 0.0, -8.0, 0.0]]]]> : tensor<1x1x1x4xf32>]'
// RUN: : @program
// stablehlo.rsqrt on f32, exact values
//   S: rank 3+
//   S: has 1
//   E: f32
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[0.7071067094802856,0.70710688829422],"inf","nan","inf"]

module {
func.func @program(%arg0: tensor<1x1x1x4xf32>) -> tensor<1x1x1x4xf32> {
  %0 = stablehlo.rsqrt %arg0 : tensor<1x1x1x4xf32>
  return %0 : tensor<1x1x1x4xf32>
}

  func.func @main(%input0: tensor<1x1x1x4xf32>) {
    %r = func.call @program(%input0) : (tensor<1x1x1x4xf32>) -> (tensor<1x1x1x4xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1x4xf32>) -> tensor<1x1x1x4xf64>
    %v1 = stablehlo.constant dense<[[[[0.70710688829422, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]]]> : tensor<1x1x1x4xf64>
    %v2 = stablehlo.constant dense<[[[[0.7071067094802856, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]]]> : tensor<1x1x1x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1x1x4xf64>, tensor<1x1x1x4xf64>) -> tensor<1x1x1x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1x1x4xf64>, tensor<1x1x1x4xf64>) -> tensor<1x1x1x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1x1x4xi1>
    %v6 = stablehlo.constant dense<[[[[false, false, true, false]]]]> : tensor<1x1x1x4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x1x1x4xf64>, tensor<1x1x1x4xf64>) -> tensor<1x1x1x4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x1x1x4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x1x1x4xi1>
    %v10 = stablehlo.constant dense<[[[[false, true, false, true]]]]> : tensor<1x1x1x4xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x1x1x4xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<1x1x1x4xf64>, tensor<1x1x1x4xf64>) -> tensor<1x1x1x4xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<1x1x1x4xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<1x1x1x4xi1>
    check.expect_eq_const %v14, dense<true> : tensor<1x1x1x4xi1>
    func.return
  }
}
