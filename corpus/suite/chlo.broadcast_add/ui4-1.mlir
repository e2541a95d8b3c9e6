// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<9> : tensor<ui4>]'
// RUN: : @program
// chlo.broadcast_add on ui4, exact values
//   A: rank 0
//   m: low
//   E: ui4
//   broadcast_dimensions: absent
// legal 0 0: [13]

module {
func.func @program(%arg0: tensor<ui4>) -> tensor<ui4> {
  %0 = stablehlo.constant dense<4> : tensor<ui4>
  %1 = chlo.broadcast_add %0, %arg0 : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
  return %1 : tensor<ui4>
}

  func.func @main(%input0: tensor<ui4>) {
    %r = func.call @program(%input0) : (tensor<ui4>) -> (tensor<ui4>)
    check.expect_eq_const %r, dense<13> : tensor<ui4>
    func.return
  }
}
