// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-0.6875], [-1.5], [1.75], [1.875], [1.0]]]]> : tensor<1x1x5x1xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.sqrt on f8E4M3B11FNUZ, envelope values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3B11FNUZ
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: ["nan","nan",1.375,1.375,1.0]

module {
func.func @program(%arg0: tensor<1x1x5x1xf8E4M3B11FNUZ>) -> tensor<1x1x5x1xf8E4M3B11FNUZ> {
  %0 = stablehlo.sqrt %arg0 : tensor<1x1x5x1xf8E4M3B11FNUZ>
  return %0 : tensor<1x1x5x1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<1x1x5x1xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x1x5x1xf8E4M3B11FNUZ>) -> (tensor<1x1x5x1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x1x5x1xf8E4M3B11FNUZ>) -> tensor<1x1x5x1xf64>
    %v1 = stablehlo.constant dense<[[[[0xFFF0000000000000], [0xFFF0000000000000], [1.375], [1.375], [1.0]]]]> : tensor<1x1x5x1xf64>
    %v2 = stablehlo.constant dense<[[[[0x7FF0000000000000], [0x7FF0000000000000], [1.375], [1.375], [1.0]]]]> : tensor<1x1x5x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1x5x1xf64>, tensor<1x1x5x1xf64>) -> tensor<1x1x5x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1x5x1xf64>, tensor<1x1x5x1xf64>) -> tensor<1x1x5x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1x5x1xi1>
    %v6 = stablehlo.constant dense<[[[[true], [true], [false], [false], [false]]]]> : tensor<1x1x5x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x1x5x1xf64>, tensor<1x1x5x1xf64>) -> tensor<1x1x5x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x1x5x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x1x5x1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1x1x5x1xi1>
    func.return
  }
}
