// RUN: stablehlo-translate --interpret %s --args='[dense<4.0> : tensor<bf16>]'
// RUN: : @program
// stablehlo.reshape on bf16, exact values
//   S: rank 0
//   T: more axes
//   E: bf16
// legal 0 0: [4.0]

module {
func.func @program(%arg0: tensor<bf16>) -> tensor<1x1x1x1xbf16> {
  %0 = stablehlo.reshape %arg0 : (tensor<bf16>) -> tensor<1x1x1x1xbf16>
  return %0 : tensor<1x1x1x1xbf16>
}

  func.func @main(%input0: tensor<bf16>) {
    %r = func.call @program(%input0) : (tensor<bf16>) -> (tensor<1x1x1x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xf64>
    check.expect_eq_const %v0, dense<4.0> : tensor<1x1x1x1xf64>
    func.return
  }
}
