// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<5> : tensor<ui4>]'
// RUN: : @program
// chlo.broadcast_and on ui4, exact values
//   A: rank 0
//   m: low + 1
//   E: ui4
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [5,1,0]

module {
func.func @program(%arg0: tensor<ui4>) -> tensor<3xui4> {
  %0 = stablehlo.constant dense<[7, 1, 2]> : tensor<3xui4>
  %1 = chlo.broadcast_and %arg0, %0 : (tensor<ui4>, tensor<3xui4>) -> tensor<3xui4>
  return %1 : tensor<3xui4>
}

  func.func @main(%input0: tensor<ui4>) {
    %r = func.call @program(%input0) : (tensor<ui4>) -> (tensor<3xui4>)
    check.expect_eq_const %r, dense<[5, 1, 0]> : tensor<3xui4>
    func.return
  }
}
