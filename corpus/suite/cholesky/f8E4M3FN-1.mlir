// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1.0]], [[4.0]], [[4.0]], [[4.0]]]> : tensor<4x1x1xf8E4M3FN>]'
// RUN: : @program
// stablehlo.cholesky on f8E4M3FN, exact values
//   B: rank 1
//   n: 1
//   E: f8E4M3FN
//   lower: false
// legal 0 0: [[0.5625,1.375],[1.125,2.75],[1.125,2.75],[1.125,2.75]]

module {
func.func @program(%arg0: tensor<4x1x1xf8E4M3FN>) -> tensor<4x1x1xf8E4M3FN> {
  %0 = stablehlo.cholesky %arg0 : tensor<4x1x1xf8E4M3FN>
  return %0 : tensor<4x1x1xf8E4M3FN>
}

  func.func @main(%input0: tensor<4x1x1xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<4x1x1xf8E4M3FN>) -> (tensor<4x1x1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<4x1x1xf8E4M3FN>) -> tensor<4x1x1xf64>
    %v1 = stablehlo.constant dense<[[[1.375]], [[2.75]], [[2.75]], [[2.75]]]> : tensor<4x1x1xf64>
    %v2 = stablehlo.constant dense<[[[0.5625]], [[1.125]], [[1.125]], [[1.125]]]> : tensor<4x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x1x1xf64>, tensor<4x1x1xf64>) -> tensor<4x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x1x1xf64>, tensor<4x1x1xf64>) -> tensor<4x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4x1x1xi1>
    func.return
  }
}
