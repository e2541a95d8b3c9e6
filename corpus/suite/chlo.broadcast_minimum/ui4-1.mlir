// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[1]> : tensor<1xui4>, dense<[15, 0, 8]> : tensor<3xui4>]'
// RUN: : @program
// chlo.broadcast_minimum on ui4, special values
//   A: rank 1
//   A: has 1
//   m: low + 1
//   E: ui4
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [1,0,1]

module {
func.func @program(%arg0: tensor<1xui4>, %arg1: tensor<3xui4>) -> tensor<3xui4> {
  %0 = chlo.broadcast_minimum %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<1xui4>, tensor<3xui4>) -> tensor<3xui4>
  return %0 : tensor<3xui4>
}

  func.func @main(%input0: tensor<1xui4>, %input1: tensor<3xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xui4>, tensor<3xui4>) -> (tensor<3xui4>)
    check.expect_eq_const %r, dense<[1, 0, 1]> : tensor<3xui4>
    func.return
  }
}
