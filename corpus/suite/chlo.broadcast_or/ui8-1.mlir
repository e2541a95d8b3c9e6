// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[4, 7], [9, 8]]> : tensor<2x2xui8>, dense<[[[1, 24]]]> : tensor<1x1x2xui8>]'
// RUN: : @program
// chlo.broadcast_or on ui8, exact values
//   A: rank 2
//   E: ui8
//   broadcast_dimensions: absent
//   B: 1
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [5,31,9,24]

module {
func.func @program(%arg0: tensor<2x2xui8>, %arg1: tensor<1x1x2xui8>) -> tensor<1x2x2xui8> {
  %0 = chlo.broadcast_or %arg0, %arg1 : (tensor<2x2xui8>, tensor<1x1x2xui8>) -> tensor<1x2x2xui8>
  return %0 : tensor<1x2x2xui8>
}

  func.func @main(%input0: tensor<2x2xui8>, %input1: tensor<1x1x2xui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2xui8>, tensor<1x1x2xui8>) -> (tensor<1x2x2xui8>)
    check.expect_eq_const %r, dense<[[[5, 31], [9, 24]]]> : tensor<1x2x2xui8>
    func.return
  }
}
