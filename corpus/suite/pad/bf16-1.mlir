// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0x3x5x3xbf16>, dense<-5.0> : tensor<bf16>]'
// RUN: : @program
// stablehlo.pad on bf16, exact values
//   S: rank 3+
//   S: has 0
//   E: bf16
//   interior_padding: low
//   edge_padding_low: negative
//   edge_padding_low: 0
//   edge_padding_low: near 1 - 1
//   edge_padding_low: near 1
//   edge_padding_low: near 1 + 1
//   edge_padding_high: low + 1
// legal 0 0: [-5.0,-5.0,-5.0,-5.0,-5.0,-5.0,-5.0,-5.0,-5.0,-5.0,-5.0,-5.0,-5.0,-5.0,-5.0,-5.0,-5.0,-5.0]

module {
func.func @program(%arg0: tensor<0x3x5x3xbf16>, %arg1: tensor<bf16>) -> tensor<1x6x3x1xbf16> {
  %0 = stablehlo.pad %arg0, %arg1, low = [0, -6, -6, -2], high = [1, 5, 4, 0], interior = [0, 2, 0, 0] : (tensor<0x3x5x3xbf16>, tensor<bf16>) -> tensor<1x6x3x1xbf16>
  return %0 : tensor<1x6x3x1xbf16>
}

  func.func @main(%input0: tensor<0x3x5x3xbf16>, %input1: tensor<bf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<0x3x5x3xbf16>, tensor<bf16>) -> (tensor<1x6x3x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1x6x3x1xbf16>) -> tensor<1x6x3x1xf64>
    check.expect_eq_const %v0, dense<-5.0> : tensor<1x6x3x1xf64>
    func.return
  }
}
