// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[15]> : tensor<1xui4>, dense<[13, 15, 2, 7]> : tensor<4xui4>]'
// RUN: : @program
// chlo.broadcast_xor on ui4, special values
//   A: rank 1
//   A: has 1
//   m: low + 1
//   E: ui4
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [2,0,13,8]

module {
func.func @program(%arg0: tensor<1xui4>, %arg1: tensor<4xui4>) -> tensor<4xui4> {
  %0 = chlo.broadcast_xor %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<1xui4>, tensor<4xui4>) -> tensor<4xui4>
  return %0 : tensor<4xui4>
}

  func.func @main(%input0: tensor<1xui4>, %input1: tensor<4xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xui4>, tensor<4xui4>) -> (tensor<4xui4>)
    check.expect_eq_const %r, dense<[2, 0, 13, 8]> : tensor<4xui4>
    func.return
  }
}
