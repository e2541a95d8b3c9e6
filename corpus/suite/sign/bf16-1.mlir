// RUN: stablehlo-translate --interpret %s --args='[dense<[[-6.0, -9.1835e-41, -3.3895314e+38, -9.1835e-41], [0.78515625, 0x7FC0, 0.5, 0.3046875]]> : tensor<2x4xbf16>]'
// RUN: : @program
// stablehlo.sign on bf16, special values
//   S: rank 2
//   E: bf16
// legal 0 0: [-1.0,{"any of":[-1.0,-0.0]},-1.0,{"any of":[-1.0,-0.0]},1.0,"nan",1.0,1.0]

module {
func.func @program(%arg0: tensor<2x4xbf16>) -> tensor<2x4xbf16> {
  %0 = stablehlo.sign %arg0 : tensor<2x4xbf16>
  return %0 : tensor<2x4xbf16>
}

  func.func @main(%input0: tensor<2x4xbf16>) {
    %r = func.call @program(%input0) : (tensor<2x4xbf16>) -> (tensor<2x4xbf16>)
    %v0 = stablehlo.convert %r : (tensor<2x4xbf16>) -> tensor<2x4xf64>
    %v1 = stablehlo.constant dense<[[-1.0, -0.0, -1.0, -0.0], [1.0, 0xFFF0000000000000, 1.0, 1.0]]> : tensor<2x4xf64>
    %v2 = stablehlo.constant dense<[[-1.0, -1.0, -1.0, -1.0], [1.0, 0x7FF0000000000000, 1.0, 1.0]]> : tensor<2x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x4xi1>
    %v6 = stablehlo.constant dense<[[-1.0, -1.0, -1.0, -1.0], [1.0, 0.0, 1.0, 1.0]]> : tensor<2x4xf64>
    %v7 = stablehlo.compare LE, %v0, %v6, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %v8 = stablehlo.constant dense<[[-1.0, -0.0, -1.0, -0.0], [1.0, 0.0, 1.0, 1.0]]> : tensor<2x4xf64>
    %v9 = stablehlo.compare GE, %v0, %v8, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %v10 = stablehlo.or %v7, %v9 : tensor<2x4xi1>
    %v11 = stablehlo.and %v5, %v10 : tensor<2x4xi1>
    %v12 = stablehlo.constant dense<[[false, false, false, false], [false, true, false, false]]> : tensor<2x4xi1>
    %v13 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %v14 = stablehlo.and %v13, %v12 : tensor<2x4xi1>
    %v15 = stablehlo.or %v11, %v14 : tensor<2x4xi1>
    check.expect_eq_const %v15, dense<true> : tensor<2x4xi1>
    func.return
  }
}
