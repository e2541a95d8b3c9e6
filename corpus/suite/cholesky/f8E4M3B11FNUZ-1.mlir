// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-4.0]], [[-4.0]], [[-2.0]], [[-4.0]], [[2.0]]]> : tensor<5x1x1xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.cholesky on f8E4M3B11FNUZ, exact values
//   B: rank 1
//   n: 1
//   E: f8E4M3B11FNUZ
//   lower: false
// legal 0 0: [null,null,null,null,[0.75,2.0]]

module {
func.func @program(%arg0: tensor<5x1x1xf8E4M3B11FNUZ>) -> tensor<5x1x1xf8E4M3B11FNUZ> {
  %0 = stablehlo.cholesky %arg0 : tensor<5x1x1xf8E4M3B11FNUZ>
  return %0 : tensor<5x1x1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<5x1x1xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<5x1x1xf8E4M3B11FNUZ>) -> (tensor<5x1x1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<5x1x1xf8E4M3B11FNUZ>) -> tensor<5x1x1xf64>
    %v1 = stablehlo.constant dense<[[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[2.0]]]> : tensor<5x1x1xf64>
    %v2 = stablehlo.constant dense<[[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0.75]]]> : tensor<5x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x1x1xi1>
    %v6 = stablehlo.constant dense<[[[true]], [[true]], [[true]], [[true]], [[false]]]> : tensor<5x1x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x1x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x1x1xi1>
    %v10 = stablehlo.constant dense<[[[true]], [[true]], [[true]], [[true]], [[false]]]> : tensor<5x1x1xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x1x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<5x1x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<5x1x1xi1>
    %v15 = stablehlo.constant dense<[[[true]], [[true]], [[true]], [[true]], [[false]]]> : tensor<5x1x1xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x1x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<5x1x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<5x1x1xi1>
    %v20 = stablehlo.constant dense<[[[true]], [[true]], [[true]], [[true]], [[false]]]> : tensor<5x1x1xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<5x1x1xi1>
    check.expect_eq_const %v21, dense<true> : tensor<5x1x1xi1>
    func.return
  }
}
