// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.0> : tensor<bf16>]'
// RUN: : @program
// chlo.broadcast_remainder on bf16, exact values
//   A: rank 0
//   E: bf16
//   broadcast_dimensions: absent
//   B: 1
//   B: more
// legal 0 0: [0.0,0.0]

module {
func.func @program(%arg0: tensor<bf16>) -> tensor<2x1xbf16> {
  %0 = stablehlo.constant dense<[[2.0], [1.25]]> : tensor<2x1xbf16>
  %1 = chlo.broadcast_remainder %arg0, %0 : (tensor<bf16>, tensor<2x1xbf16>) -> tensor<2x1xbf16>
  return %1 : tensor<2x1xbf16>
}

  func.func @main(%input0: tensor<bf16>) {
    %r = func.call @program(%input0) : (tensor<bf16>) -> (tensor<2x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<2x1xbf16>) -> tensor<2x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x1xf64>) -> tensor<2x1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<2x1xi64>
    func.return
  }
}
