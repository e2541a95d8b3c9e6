// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[4, 6], [9, 8]]> : tensor<2x2xui16>, dense<[[[9, 9]], [[8, 8]]]> : tensor<2x1x2xui16>]'
// RUN: : @program
// chlo.broadcast_divide on ui16, exact values
//   A: rank 2
//   E: ui16
//   broadcast_dimensions: absent
//   B: more
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [0,0,1,0,0,0,1,1]

module {
func.func @program(%arg0: tensor<2x2xui16>, %arg1: tensor<2x1x2xui16>) -> tensor<2x2x2xui16> {
  %0 = chlo.broadcast_divide %arg0, %arg1 : (tensor<2x2xui16>, tensor<2x1x2xui16>) -> tensor<2x2x2xui16>
  return %0 : tensor<2x2x2xui16>
}

  func.func @main(%input0: tensor<2x2xui16>, %input1: tensor<2x1x2xui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2xui16>, tensor<2x1x2xui16>) -> (tensor<2x2x2xui16>)
    check.expect_eq_const %r, dense<[[[0, 0], [1, 0]], [[0, 0], [1, 1]]]> : tensor<2x2x2xui16>
    func.return
  }
}
