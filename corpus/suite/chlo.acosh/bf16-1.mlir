// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[1.0]]> : tensor<1x1xbf16>]'
// RUN: : @program
// chlo.acosh on bf16, exact values
//   S: rank 2
//   S: has 1
//   E: bf16
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<1x1xbf16>) -> tensor<1x1xbf16> {
  %0 = chlo.acosh %arg0 : tensor<1x1xbf16> -> tensor<1x1xbf16>
  return %0 : tensor<1x1xbf16>
}

  func.func @main(%input0: tensor<1x1xbf16>) {
    %r = func.call @program(%input0) : (tensor<1x1xbf16>) -> (tensor<1x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1x1xbf16>) -> tensor<1x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x1xf64>) -> tensor<1x1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1x1xi64>
    func.return
  }
}
