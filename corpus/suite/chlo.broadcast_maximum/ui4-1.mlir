// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[5]> : tensor<1xui4>, dense<[[8], [0]]> : tensor<2x1xui4>]'
// RUN: : @program
// chlo.broadcast_maximum on ui4, special values
//   A: rank 1
//   A: has 1
//   E: ui4
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   B: 1
//   B: more
// legal 0 0: [8,5]

module {
func.func @program(%arg0: tensor<1xui4>, %arg1: tensor<2x1xui4>) -> tensor<2x1xui4> {
  %0 = chlo.broadcast_maximum %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<1xui4>, tensor<2x1xui4>) -> tensor<2x1xui4>
  return %0 : tensor<2x1xui4>
}

  func.func @main(%input0: tensor<1xui4>, %input1: tensor<2x1xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xui4>, tensor<2x1xui4>) -> (tensor<2x1xui4>)
    check.expect_eq_const %r, dense<[[8], [5]]> : tensor<2x1xui4>
    func.return
  }
}
