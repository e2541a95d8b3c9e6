// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[1, 0], [1, 0]]> : tensor<2x2xui2>, dense<[[[1, 0]]]> : tensor<1x1x2xui2>]'
// RUN: : @program
// chlo.broadcast_minimum on ui2, exact values
//   A: rank 2
//   E: ui2
//   broadcast_dimensions: given
//   broadcast_dimensions: last
//   B: 1
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [1,0,1,0]

module {
func.func @program(%arg0: tensor<2x2xui2>, %arg1: tensor<1x1x2xui2>) -> tensor<1x2x2xui2> {
  %0 = chlo.broadcast_minimum %arg0, %arg1 {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x2xui2>, tensor<1x1x2xui2>) -> tensor<1x2x2xui2>
  return %0 : tensor<1x2x2xui2>
}

  func.func @main(%input0: tensor<2x2xui2>, %input1: tensor<1x1x2xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2xui2>, tensor<1x1x2xui2>) -> (tensor<1x2x2xui2>)
    check.expect_eq_const %r, dense<[[[1, 0], [1, 0]]]> : tensor<1x2x2xui2>
    func.return
  }
}
