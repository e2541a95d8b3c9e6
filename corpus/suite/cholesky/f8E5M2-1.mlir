// RUN: stablehlo-translate --interpret %s --args='[dense<[[[2.0]], [[2.0]], [[4.0]], [[1.5]], [[2.0]]]> : tensor<5x1x1xf8E5M2>]'
// RUN: : @program
// stablehlo.cholesky on f8E5M2, special values
//   B: rank 1
//   n: 1
//   E: f8E5M2
//   lower: false
// legal 0 0: [[0.25,2.5],[0.25,2.5],[0.25,3.5],[0.25,2.0],[0.25,2.5]]

module {
func.func @program(%arg0: tensor<5x1x1xf8E5M2>) -> tensor<5x1x1xf8E5M2> {
  %0 = stablehlo.cholesky %arg0 : tensor<5x1x1xf8E5M2>
  return %0 : tensor<5x1x1xf8E5M2>
}

  func.func @main(%input0: tensor<5x1x1xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<5x1x1xf8E5M2>) -> (tensor<5x1x1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<5x1x1xf8E5M2>) -> tensor<5x1x1xf64>
    %v1 = stablehlo.constant dense<[[[2.5]], [[2.5]], [[3.5]], [[2.0]], [[2.5]]]> : tensor<5x1x1xf64>
    %v2 = stablehlo.constant dense<0.25> : tensor<5x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<5x1x1xi1>
    func.return
  }
}
