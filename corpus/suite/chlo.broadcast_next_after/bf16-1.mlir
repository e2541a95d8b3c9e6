// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.0]> : tensor<1xbf16>]'
// RUN: : @program
// chlo.broadcast_next_after on bf16, exact values
//   A: rank 1
//   m: low + 1
//   E: bf16
//   broadcast_dimensions: absent
//   B: alternative 2 (otherwise)
// legal 0 0: [0.0,0.0,0.0,2.484375]

module {
func.func @program(%arg0: tensor<1xbf16>) -> tensor<4xbf16> {
  %0 = stablehlo.constant dense<[0.0, 0.0, 0.0, 2.5]> : tensor<4xbf16>
  %1 = chlo.broadcast_next_after %0, %arg0 : (tensor<4xbf16>, tensor<1xbf16>) -> tensor<4xbf16>
  return %1 : tensor<4xbf16>
}

  func.func @main(%input0: tensor<1xbf16>) {
    %r = func.call @program(%input0) : (tensor<1xbf16>) -> (tensor<4xbf16>)
    %v0 = stablehlo.convert %r : (tensor<4xbf16>) -> tensor<4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v1, dense<[0, 0, 0, 4612776733962141696]> : tensor<4xi64>
    func.return
  }
}
