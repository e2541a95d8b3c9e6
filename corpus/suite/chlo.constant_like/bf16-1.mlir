// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.constant_like on bf16, exact values
//   S: rank 3+
//   S: has 1
//   E: bf16
//   F: bf16
// legal 0 0: [0.0,0.0,0.0,0.0,0.0,0.0]

module {
func.func @program() -> tensor<2x1x3xbf16> {
  %0 = stablehlo.constant dense<[[[-0.75, 0.75, 1.75]], [[1.0, 0.75, 1.0]]]> : tensor<2x1x3xbf16>
  %1 = "chlo.constant_like"(%0) <{value = 0.0 : bf16}> : (tensor<2x1x3xbf16>) -> tensor<2x1x3xbf16>
  return %1 : tensor<2x1x3xbf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x1x3xbf16>)
    %v0 = stablehlo.convert %r : (tensor<2x1x3xbf16>) -> tensor<2x1x3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x1x3xf64>) -> tensor<2x1x3xi64>
    check.expect_eq_const %v1, dense<0> : tensor<2x1x3xi64>
    func.return
  }
}
