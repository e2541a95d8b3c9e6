// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[2, 4], [6, 2], [3, 5]]> : tensor<3x2xui4>]'
// RUN: : @program
// chlo.broadcast_remainder on ui4, envelope values
//   A: rank 2
//   m: low
//   E: ui4
//   broadcast_dimensions: absent
// legal 0 0: [0,0,0,0,0,0]

module {
func.func @program(%arg0: tensor<3x2xui4>) -> tensor<3x2xui4> {
  %0 = stablehlo.constant dense<1> : tensor<ui4>
  %1 = chlo.broadcast_remainder %arg0, %0 : (tensor<3x2xui4>, tensor<ui4>) -> tensor<3x2xui4>
  return %1 : tensor<3x2xui4>
}

  func.func @main(%input0: tensor<3x2xui4>) {
    %r = func.call @program(%input0) : (tensor<3x2xui4>) -> (tensor<3x2xui4>)
    check.expect_eq_const %r, dense<0> : tensor<3x2xui4>
    func.return
  }
}
