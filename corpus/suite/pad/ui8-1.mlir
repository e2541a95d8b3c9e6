// RUN: stablehlo-translate --interpret %s --args='[dense<[[127, 129, 129, 240]]> : tensor<1x4xui8>, dense<128> : tensor<ui8>]'
// RUN: : @program
// stablehlo.pad on ui8, exact values
//   S: rank 2
//   S: has 1
//   E: ui8
//   interior_padding: low
//   interior_padding: low + 1
//   edge_padding_low: 0
//   edge_padding_low: positive
//   edge_padding_low: near 1 + 1
//   edge_padding_high: low + 1
// legal 0 0: [128,128,128]

module {
func.func @program(%arg0: tensor<1x4xui8>, %arg1: tensor<ui8>) -> tensor<1x3xui8> {
  %0 = stablehlo.pad %arg0, %arg1, low = [0, 3], high = [0, -7], interior = [0, 1] : (tensor<1x4xui8>, tensor<ui8>) -> tensor<1x3xui8>
  return %0 : tensor<1x3xui8>
}

  func.func @main(%input0: tensor<1x4xui8>, %input1: tensor<ui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x4xui8>, tensor<ui8>) -> (tensor<1x3xui8>)
    check.expect_eq_const %r, dense<128> : tensor<1x3xui8>
    func.return
  }
}
