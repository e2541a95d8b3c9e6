// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[2, 3, 3, 0]> : tensor<4xui2>, dense<3> : tensor<ui2>]'
// RUN: : @program
// chlo.broadcast_and on ui2, special values
//   A: rank 1
//   m: low
//   E: ui2
//   broadcast_dimensions: absent
// legal 0 0: [2,3,3,0]

module {
func.func @program(%arg0: tensor<4xui2>, %arg1: tensor<ui2>) -> tensor<4xui2> {
  %0 = chlo.broadcast_and %arg0, %arg1 : (tensor<4xui2>, tensor<ui2>) -> tensor<4xui2>
  return %0 : tensor<4xui2>
}

  func.func @main(%input0: tensor<4xui2>, %input1: tensor<ui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xui2>, tensor<ui2>) -> (tensor<4xui2>)
    check.expect_eq_const %r, dense<[2, 3, 3, 0]> : tensor<4xui2>
    func.return
  }
}
