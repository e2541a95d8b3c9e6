// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1.0], [-1.1663108e-38]]> : tensor<2x1xbf16>]'
// RUN: : @program
// stablehlo.multiply on bf16, special values
//   S: rank 2
//   S: has 1
//   E: bf16
// legal 0 0: [1.0,0.0]

module {
func.func @program(%arg0: tensor<2x1xbf16>) -> tensor<2x1xbf16> {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x1xbf16>
  return %0 : tensor<2x1xbf16>
}

  func.func @main(%input0: tensor<2x1xbf16>) {
    %r = func.call @program(%input0) : (tensor<2x1xbf16>) -> (tensor<2x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<2x1xbf16>) -> tensor<2x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x1xf64>) -> tensor<2x1xi64>
    check.expect_eq_const %v1, dense<[[4607182418800017408], [0]]> : tensor<2x1xi64>
    func.return
  }
}
