// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.3203125]> : tensor<1xbf16>]'
// RUN: : @program
// chlo.asinh on bf16, special values
//   S: rank 1
//   S: has 1
//   E: bf16
// legal 0 0: [0.314453125]

module {
func.func @program(%arg0: tensor<1xbf16>) -> tensor<1xbf16> {
  %0 = chlo.asinh %arg0 : tensor<1xbf16> -> tensor<1xbf16>
  return %0 : tensor<1xbf16>
}

  func.func @main(%input0: tensor<1xbf16>) {
    %r = func.call @program(%input0) : (tensor<1xbf16>) -> (tensor<1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1xbf16>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.314453125> : tensor<1xf64>
    func.return
  }
}
