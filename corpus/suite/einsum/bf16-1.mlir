// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<1x0xbf16>]'
// RUN: : @program
// stablehlo.einsum on bf16, exact values
//   E: bf16
//   einsum_config: alternative 10
//   n: low + 1
//   A: 0
//   A: 1
//   m: low
//   B: 1
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<1x0xbf16>) -> tensor<1x1xbf16> {
  %0 = stablehlo.constant dense<> : tensor<0x1xbf16>
  %1 = stablehlo.einsum %arg0, %0, config = "...a,...ab->b..." : (tensor<1x0xbf16>, tensor<0x1xbf16>) -> tensor<1x1xbf16>
  return %1 : tensor<1x1xbf16>
}

  func.func @main(%input0: tensor<1x0xbf16>) {
    %r = func.call @program(%input0) : (tensor<1x0xbf16>) -> (tensor<1x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1x1xbf16>) -> tensor<1x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x1xf64>) -> tensor<1x1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1x1xi64>
    func.return
  }
}
