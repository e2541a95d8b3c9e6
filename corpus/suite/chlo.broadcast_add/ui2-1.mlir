// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0> : tensor<ui2>, dense<[[0, 3, 2, 1], [2, 1, 1, 1], [1, 2, 1, 3]]> : tensor<3x4xui2>]'
// RUN: : @program
// chlo.broadcast_add on ui2, exact values
//   A: rank 0
//   E: ui2
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [0,3,2,1,2,1,1,1,1,2,1,3]

module {
func.func @program(%arg0: tensor<ui2>, %arg1: tensor<3x4xui2>) -> tensor<3x4xui2> {
  %0 = chlo.broadcast_add %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<ui2>, tensor<3x4xui2>) -> tensor<3x4xui2>
  return %0 : tensor<3x4xui2>
}

  func.func @main(%input0: tensor<ui2>, %input1: tensor<3x4xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui2>, tensor<3x4xui2>) -> (tensor<3x4xui2>)
    check.expect_eq_const %r, dense<[[0, 3, 2, 1], [2, 1, 1, 1], [1, 2, 1, 3]]> : tensor<3x4xui2>
    func.return
  }
}
