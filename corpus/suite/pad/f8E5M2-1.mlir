// RUN: stablehlo-translate --interpret %s --args='[dense<1.0> : tensor<f8E5M2>]'
// RUN: : @program
// stablehlo.pad on f8E5M2, exact values
//   S: rank 2
//   E: f8E5M2
//   interior_padding: low
//   edge_padding_low: negative
//   edge_padding_low: positive
//   edge_padding_low: near 1 + 1
//   edge_padding_high: low + 1
// legal 0 0: [1.0,1.0,1.0]

module {
func.func @program(%arg0: tensor<f8E5M2>) -> tensor<1x3xf8E5M2> {
  %0 = stablehlo.constant dense<[[0.0, 0.0], [2.0, 0.0], [-1.0, -1.0], [0.0, 0.0], [1.0, 0.0]]> : tensor<5x2xf8E5M2>
  %1 = stablehlo.pad %0, %arg0, low = [2, -1], high = [-6, 2], interior = [0, 0] : (tensor<5x2xf8E5M2>, tensor<f8E5M2>) -> tensor<1x3xf8E5M2>
  return %1 : tensor<1x3xf8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2>) -> (tensor<1x3xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1x3xf8E5M2>) -> tensor<1x3xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<1x3xf64>
    func.return
  }
}
