// RUN: stablehlo-translate --interpret %s --args='[dense<[[2.0, 0.75]]> : tensor<1x2xf16>]'
// RUN: : @program
// stablehlo.broadcast on f16, exact values
//   S: rank 2
//   S: has 1
//   B: rank 0
//   E: f16
// legal 0 0: [2.0,0.75]

module {
func.func @program(%arg0: tensor<1x2xf16>) -> tensor<1x2xf16> {
  %0 = stablehlo.broadcast %arg0, sizes = [] : (tensor<1x2xf16>) -> tensor<1x2xf16>
  return %0 : tensor<1x2xf16>
}

  func.func @main(%input0: tensor<1x2xf16>) {
    %r = func.call @program(%input0) : (tensor<1x2xf16>) -> (tensor<1x2xf16>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf16>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<[[2.0, 0.75]]> : tensor<1x2xf64>
    func.return
  }
}
