// RUN: stablehlo-translate --interpret %s --args='[dense<[[[2.0]], [[1.0]]]> : tensor<2x1x1xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.cholesky on f8E4M3FNUZ, special values
//   B: rank 1
//   n: 1
//   E: f8E4M3FNUZ
//   lower: true
// legal 0 0: [[0.75,2.0],[0.5625,1.375]]

module {
func.func @program(%arg0: tensor<2x1x1xf8E4M3FNUZ>) -> tensor<2x1x1xf8E4M3FNUZ> {
  %0 = stablehlo.cholesky %arg0, lower = true : tensor<2x1x1xf8E4M3FNUZ>
  return %0 : tensor<2x1x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<2x1x1xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2x1x1xf8E4M3FNUZ>) -> (tensor<2x1x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x1x1xf8E4M3FNUZ>) -> tensor<2x1x1xf64>
    %v1 = stablehlo.constant dense<[[[2.0]], [[1.375]]]> : tensor<2x1x1xf64>
    %v2 = stablehlo.constant dense<[[[0.75]], [[0.5625]]]> : tensor<2x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x1x1xf64>, tensor<2x1x1xf64>) -> tensor<2x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x1x1xf64>, tensor<2x1x1xf64>) -> tensor<2x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x1x1xi1>
    func.return
  }
}
