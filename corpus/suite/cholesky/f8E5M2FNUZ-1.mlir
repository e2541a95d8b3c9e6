// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cholesky on f8E5M2FNUZ, exact values
//   B: rank 3+
//   n: 1
//   E: f8E5M2FNUZ
//   lower: false
// legal 0 0: [[0.25,3.5],[0.125,1.75],[0.25,3.5],[0.125,1.75],[0.125,1.75],[0.125,1.75],[0.25,3.5],[0.125,1.75]]

module {
func.func @program() -> tensor<2x2x2x1x1xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[[[[[4.0]], [[1.0]]], [[[4.0]], [[1.0]]]], [[[[1.0]], [[1.0]]], [[[4.0]], [[1.0]]]]]> : tensor<2x2x2x1x1xf8E5M2FNUZ>
  %1 = stablehlo.cholesky %0 : tensor<2x2x2x1x1xf8E5M2FNUZ>
  return %1 : tensor<2x2x2x1x1xf8E5M2FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x2x2x1x1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x2x2x1x1xf8E5M2FNUZ>) -> tensor<2x2x2x1x1xf64>
    %v1 = stablehlo.constant dense<[[[[[3.5]], [[1.75]]], [[[3.5]], [[1.75]]]], [[[[1.75]], [[1.75]]], [[[3.5]], [[1.75]]]]]> : tensor<2x2x2x1x1xf64>
    %v2 = stablehlo.constant dense<[[[[[0.25]], [[0.125]]], [[[0.25]], [[0.125]]]], [[[[0.125]], [[0.125]]], [[[0.25]], [[0.125]]]]]> : tensor<2x2x2x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x2x2x1x1xf64>, tensor<2x2x2x1x1xf64>) -> tensor<2x2x2x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x2x2x1x1xf64>, tensor<2x2x2x1x1xf64>) -> tensor<2x2x2x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x2x2x1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x2x2x1x1xi1>
    func.return
  }
}
