// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[3, 2, 3], [3, 0, 3]]> : tensor<2x3xui2>, dense<[1]> : tensor<1xui2>]'
// RUN: : @program
// chlo.broadcast_power on ui2, special values
//   A: rank 2
//   m: low + 1
//   E: ui2
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   B: alternative 2 (otherwise)
// legal 0 0: [3,2,3,3,0,3]

module {
func.func @program(%arg0: tensor<2x3xui2>, %arg1: tensor<1xui2>) -> tensor<2x3xui2> {
  %0 = chlo.broadcast_power %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xui2>, tensor<1xui2>) -> tensor<2x3xui2>
  return %0 : tensor<2x3xui2>
}

  func.func @main(%input0: tensor<2x3xui2>, %input1: tensor<1xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x3xui2>, tensor<1xui2>) -> (tensor<2x3xui2>)
    check.expect_eq_const %r, dense<[[3, 2, 3], [3, 0, 3]]> : tensor<2x3xui2>
    func.return
  }
}
