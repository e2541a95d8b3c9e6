// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-1.5]> : tensor<1xbf16>]'
// RUN: : @program
// chlo.erf on bf16, exact values
//   S: rank 1
//   S: has 1
//   E: bf16
// legal 0 0: [-0.96484375]

module {
func.func @program(%arg0: tensor<1xbf16>) -> tensor<1xbf16> {
  %0 = chlo.erf %arg0 : tensor<1xbf16> -> tensor<1xbf16>
  return %0 : tensor<1xbf16>
}

  func.func @main(%input0: tensor<1xbf16>) {
    %r = func.call @program(%input0) : (tensor<1xbf16>) -> (tensor<1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1xbf16>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-0.96484375> : tensor<1xf64>
    func.return
  }
}
