// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.atan on bf16, special values
//   S: rank 1
//   S: has 1
//   E: bf16
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<1xbf16> {
  %0 = stablehlo.constant dense<[0.0]> : tensor<1xbf16>
  %1 = chlo.atan %0 : tensor<1xbf16> -> tensor<1xbf16>
  return %1 : tensor<1xbf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1xbf16>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    func.return
  }
}
