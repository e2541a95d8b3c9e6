// RUN: stablehlo-translate --interpret %s --args='[dense<[3.0]> : tensor<1xbf16>]'
// RUN: : @program
// stablehlo.broadcast on bf16, exact values
//   S: rank 1
//   S: has 1
//   B: rank 1
//   B: has 1
//   E: bf16
// legal 0 0: [3.0]

module {
func.func @program(%arg0: tensor<1xbf16>) -> tensor<1x1xbf16> {
  %0 = stablehlo.broadcast %arg0, sizes = [1] : (tensor<1xbf16>) -> tensor<1x1xbf16>
  return %0 : tensor<1x1xbf16>
}

  func.func @main(%input0: tensor<1xbf16>) {
    %r = func.call @program(%input0) : (tensor<1xbf16>) -> (tensor<1x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1x1xbf16>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<3.0> : tensor<1x1xf64>
    func.return
  }
}
