// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-1.0], [5.0], [3.0], [-5.0]], [[-8.0], [2.0], [4.0], [-4.0]]]> : tensor<2x4x1xbf16>]'
// RUN: : @program
// chlo.broadcast_atan2 on bf16, exact values
//   A: rank 2
//   E: bf16
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: more
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [2.09375,-2.5,0.3359375,-0.1484375,0.52734375,-0.2451171875,2.8125,-3.0,-2.890625,-3.078125,-0.78515625,-0.2451171875,-0.462890625,-0.12451171875,-2.671875,-3.015625]

module {
func.func @program(%arg0: tensor<2x4x1xbf16>) -> tensor<2x4x2xbf16> {
  %0 = stablehlo.constant dense<[[1.75, -0.75], [-2.0, -0.5]]> : tensor<2x2xbf16>
  %1 = chlo.broadcast_atan2 %0, %arg0 {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x2xbf16>, tensor<2x4x1xbf16>) -> tensor<2x4x2xbf16>
  return %1 : tensor<2x4x2xbf16>
}

  func.func @main(%input0: tensor<2x4x1xbf16>) {
    %r = func.call @program(%input0) : (tensor<2x4x1xbf16>) -> (tensor<2x4x2xbf16>)
    %v0 = stablehlo.convert %r : (tensor<2x4x2xbf16>) -> tensor<2x4x2xf64>
    check.expect_eq_const %v0, dense<[[[2.09375, -2.5], [0.3359375, -0.1484375], [0.52734375, -0.2451171875], [2.8125, -3.0]], [[-2.890625, -3.078125], [-0.78515625, -0.2451171875], [-0.462890625, -0.12451171875], [-2.671875, -3.015625]]]> : tensor<2x4x2xf64>
    func.return
  }
}
