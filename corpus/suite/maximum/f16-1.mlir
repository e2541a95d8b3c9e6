// RUN: stablehlo-translate --interpret %s --args='[dense<[-2.0]> : tensor<1xf16>]'
// RUN: : @program
// stablehlo.maximum on f16, exact values
//   S: rank 1
//   S: has 1
//   E: f16
// legal 0 0: [0.75]

module {
func.func @program(%arg0: tensor<1xf16>) -> tensor<1xf16> {
  %0 = stablehlo.constant dense<[0.75]> : tensor<1xf16>
  %1 = stablehlo.maximum %arg0, %0 : tensor<1xf16>
  return %1 : tensor<1xf16>
}

  func.func @main(%input0: tensor<1xf16>) {
    %r = func.call @program(%input0) : (tensor<1xf16>) -> (tensor<1xf16>)
    %v0 = stablehlo.convert %r : (tensor<1xf16>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.75> : tensor<1xf64>
    func.return
  }
}
