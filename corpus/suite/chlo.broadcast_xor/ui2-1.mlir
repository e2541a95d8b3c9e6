// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2> : tensor<ui2>, dense<1> : tensor<ui2>]'
// RUN: : @program
// chlo.broadcast_xor on ui2, special values
//   A: rank 0
//   m: low
//   E: ui2
//   broadcast_dimensions: absent
// legal 0 0: [3]

module {
func.func @program(%arg0: tensor<ui2>, %arg1: tensor<ui2>) -> tensor<ui2> {
  %0 = chlo.broadcast_xor %arg0, %arg1 : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
  return %0 : tensor<ui2>
}

  func.func @main(%input0: tensor<ui2>, %input1: tensor<ui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui2>, tensor<ui2>) -> (tensor<ui2>)
    check.expect_eq_const %r, dense<3> : tensor<ui2>
    func.return
  }
}
