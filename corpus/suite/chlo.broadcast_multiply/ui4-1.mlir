// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1> : tensor<ui4>, dense<2> : tensor<ui4>]'
// RUN: : @program
// chlo.broadcast_multiply on ui4, exact values
//   A: rank 0
//   m: low
//   E: ui4
//   broadcast_dimensions: absent
// legal 0 0: [2]

module {
func.func @program(%arg0: tensor<ui4>, %arg1: tensor<ui4>) -> tensor<ui4> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
  return %0 : tensor<ui4>
}

  func.func @main(%input0: tensor<ui4>, %input1: tensor<ui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui4>, tensor<ui4>) -> (tensor<ui4>)
    check.expect_eq_const %r, dense<2> : tensor<ui4>
    func.return
  }
}
