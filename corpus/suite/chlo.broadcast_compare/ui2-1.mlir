// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1> : tensor<ui2>, dense<[[1, 1, 1], [0, 0, 0], [0, 1, 0]]> : tensor<3x3xui2>]'
// RUN: : @program
// chlo.broadcast_compare on ui2, exact values
//   A: rank 0
//   E: ui2
//   broadcast_dimensions: absent
//   comparison_direction: LT
//   compare_type: absent
//   B: more
// legal 0 0: [false,false,false,false,false,false,false,false,false]

module {
func.func @program(%arg0: tensor<ui2>, %arg1: tensor<3x3xui2>) -> tensor<3x3xi1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {comparison_direction = #chlo<comparison_direction LT>} : (tensor<ui2>, tensor<3x3xui2>) -> tensor<3x3xi1>
  return %0 : tensor<3x3xi1>
}

  func.func @main(%input0: tensor<ui2>, %input1: tensor<3x3xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui2>, tensor<3x3xui2>) -> (tensor<3x3xi1>)
    check.expect_eq_const %r, dense<false> : tensor<3x3xi1>
    func.return
  }
}
