// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.5126953]]> : tensor<1x1xf16>]'
// RUN: : @program
// stablehlo.cholesky on f16, envelope values
//   B: rank 0
//   n: 1
//   E: f16
//   lower: false
// legal 0 0: [[1.2255859375,1.2333984375]]

module {
func.func @program(%arg0: tensor<1x1xf16>) -> tensor<1x1xf16> {
  %0 = stablehlo.cholesky %arg0 : tensor<1x1xf16>
  return %0 : tensor<1x1xf16>
}

  func.func @main(%input0: tensor<1x1xf16>) {
    %r = func.call @program(%input0) : (tensor<1x1xf16>) -> (tensor<1x1xf16>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf16>) -> tensor<1x1xf64>
    %v1 = stablehlo.constant dense<1.2333984375> : tensor<1x1xf64>
    %v2 = stablehlo.constant dense<1.2255859375> : tensor<1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x1xi1>
    func.return
  }
}
